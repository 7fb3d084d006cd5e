<?php
/**
 * Must-use plugin of the test site: WordPress requests addresses of its own machine only if a filter allows
 * them, it shows the classic editor where the address has `classic`, and saves without the plugin where it has
 * `unconverted`.
 *
 * @package MediaEmbed
 */

add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	static function ( $ports, $host, $url ) {
		return array( ...$ports, (int) wp_parse_url( $url, PHP_URL_PORT ) );
	},
	10,
	3
);
add_filter(
	'use_block_editor_for_post',
	static function ( $is_used ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return $is_used && ! isset( $_GET['classic'] );
	}
);
add_action(
	'rest_api_init',
	static function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		if ( isset( $_GET['unconverted'] ) ) {
			remove_filter( 'content_save_pre', 'media_embed_convert_saved', 9 );
		}
	}
);
// The test site has neither a network nor a mail server.
add_filter(
	'pre_http_request',
	static function ( $response, $options, $url ) {
		return '127.0.0.1' === wp_parse_url( $url, PHP_URL_HOST ) ? $response : new WP_Error( 'no_network', 'No network.' );
	},
	10,
	3
);
add_filter( 'pre_wp_mail', '__return_true' );
