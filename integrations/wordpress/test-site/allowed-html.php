<?php
/**
 * Prints what WordPress lets authors without `unfiltered_html` write in posts, without the plugin.
 *
 * @package MediaEmbed
 */

[ , $folder, $address ] = $argv;

$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', $address );
require_once "$folder/wp-load.php";

remove_filter( 'wp_kses_allowed_html', 'media_embed_allow_element' );
echo wp_json_encode(
	array(
		'elements'  => wp_kses_allowed_html( 'post' ),
		'protocols' => wp_allowed_protocols(),
	)
);
