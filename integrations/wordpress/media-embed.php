<?php
/**
 * Plugin Name:       Media Embed
 * Description:       Plays the published embeds of a media publishing service: pasted links and embed code, a block, a shortcode and the element media-embed.
 * Version:           1.0.0-rc.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The authors of media-embed-elements
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       media-embed
 *
 * @package MediaEmbed
 */

defined( 'ABSPATH' ) || exit;

const MEDIA_EMBED_VERSION = '1.0.0-rc.0';

/** Name of the option that holds all settings. */
const MEDIA_EMBED_OPTION = 'media_embed_settings';

/** Ids as the publisher accepts them. */
const MEDIA_EMBED_ID = '[A-Za-z0-9_-]{1,64}';

const MEDIA_EMBED_MAX_ADDRESSES = 20;

const MEDIA_EMBED_MAX_NOTICES = 1000;

/**
 * In bytes. WordPress reads a tag in time that grows with the square of its length, and its regular expressions run
 * out of stack in malformed tags of 5,461 bytes.
 */
const MEDIA_EMBED_MAX_TAG_LENGTH = 5000;

/** In bytes. wp_kses drops longer texts of authors. */
const MEDIA_EMBED_MAX_TEXT_LENGTH = 1000;

/** Attributes of the element that are text. */
const MEDIA_EMBED_TEXTS = array( 'title', 'label', 'lang', 'class' );

/** Attributes of the element without a value. */
const MEDIA_EMBED_FLAGS = array( 'autoplay', 'muted', 'loop', 'captions', 'coppa' );

/** Attributes of the element with a fixed set of values. The first value is the default. */
const MEDIA_EMBED_CHOICES = array(
	'loading'  => array( 'near', 'visible', 'click', 'eager' ),
	'format'   => array( 'iframe', 'standard', 'player' ),
	'consent'  => array( '', 'required', 'denied' ),
	'controls' => array( 'auto', 'native', 'none' ),
);

/** Attributes of the element that are a number of CSS pixels. */
const MEDIA_EMBED_PIXELS = array( 'width', 'height' );

/** Attributes of the element that are a number of seconds. */
const MEDIA_EMBED_SECONDS = array( 'start', 'end' );

/** Attributes of the frame of a publisher. */
const MEDIA_EMBED_FRAME = array( 'src', 'title', 'width', 'height', 'allow', 'allowfullscreen', 'credentialless', 'referrerpolicy', 'loading', 'sandbox' );

/** Hooks of WordPress for texts that authors write. */
const MEDIA_EMBED_PLACES = array( 'the_content', 'the_excerpt', 'the_excerpt_rss', 'widget_block_content', 'widget_text', 'widget_text_content', 'widget_custom_html_content' );

/**
 * The settings, complete and valid.
 *
 * @return array{publishers: string[], players: string[], script: string, links: string}
 */
function media_embed_settings() {
	$stored   = get_option( MEDIA_EMBED_OPTION );
	$settings = is_array( $stored ) ? $stored : array();
	return array(
		'publishers' => array_values( array_filter( (array) ( $settings['publishers'] ?? array() ), 'is_string' ) ),
		'players'    => array_values( array_filter( (array) ( $settings['players'] ?? array() ), 'is_string' ) ),
		'script'     => is_string( $settings['script'] ?? null ) ? $settings['script'] : '',
		'links'      => 'element' === ( $settings['links'] ?? '' ) ? 'element' : 'frame',
	);
}

/**
 * Reads an http or https address without user name, query and fragment.
 *
 * @param mixed $text Any value.
 * @return string The address without a slash at its end; '' for anything else.
 */
function media_embed_address( $text ) {
	$text  = is_string( $text ) ? trim( $text ) : '';
	$parts = preg_match( '#^https?://[A-Za-z0-9.:\[\]-]+(?:/[A-Za-z0-9._~/-]*)?$#', $text ) ? wp_parse_url( $text ) : false;
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || preg_match( '#/\.{1,2}(?:/|$)#', $text ) ) {
		return '';
	}
	return untrailingslashit( $text );
}

/**
 * The pattern of the addresses of embeds of a publisher, which has its oEmbed endpoint beside them.
 *
 * @param string $publisher Address of the publisher.
 * @return string The first group is the id.
 */
function media_embed_pattern( $publisher ) {
	$address = preg_replace( '#^https?#i', 'https?', preg_quote( $publisher, '#' ) );
	return "#^$address/(?!oembed(?![\w-]))(" . MEDIA_EMBED_ID . ')(?:\.json|/)?(?:[?\#]\S*)?$#D';
}

/**
 * The embed that an address or an id names.
 *
 * @param mixed $value An id, the address of a published page, or of its JSON.
 * @return array{id: string, page: string, json: string}|null Null if no publisher of the settings has it.
 */
function media_embed_find( $value ) {
	if ( ! is_string( $value ) ) {
		return null;
	}
	$value = trim( $value );
	foreach ( media_embed_settings()['publishers'] as $publisher ) {
		$address = preg_match( '#^' . MEDIA_EMBED_ID . '$#D', $value ) ? "$publisher/$value" : $value;
		if ( ! preg_match( media_embed_pattern( $publisher ), $address, $found ) ) {
			continue;
		}
		$page = "$publisher/{$found[1]}";
		return array(
			'id'   => $found[1],
			'page' => $page,
			'json' => "$page.json",
		);
	}
	return null;
}

/**
 * Whether an attribute `src` names an embed of a publisher. Called by wp_kses, too.
 *
 * @param mixed $value Value of the attribute as it is written. No address of an embed needs character references.
 * @return bool
 */
function media_embed_is_allowed_source( $value ) {
	return is_string( $value ) && false !== strpos( $value, '/' ) && null !== media_embed_find( $value );
}

/**
 * Whether a value is a number of seconds, with decimals or without.
 *
 * @param mixed $value Any value.
 * @return bool
 */
function media_embed_is_seconds( $value ) {
	return is_scalar( $value ) && 1 === preg_match( '/^\d{1,6}(?:\.\d{1,3})?$/D', (string) $value );
}

/**
 * The attributes of the element as wp_kses takes them. Without handlers, styles and ids.
 *
 * @return array<string, array<string, mixed>>
 */
function media_embed_allowed_attributes() {
	$allowed = array( 'src' => array( 'value_callback' => 'media_embed_is_allowed_source' ) );
	foreach ( MEDIA_EMBED_TEXTS as $name ) {
		$allowed[ $name ] = array( 'maxlen' => MEDIA_EMBED_MAX_TEXT_LENGTH );
	}
	foreach ( MEDIA_EMBED_PIXELS as $name ) {
		$allowed[ $name ] = array(
			'minval' => 1,
			'maxval' => 10000,
		);
	}
	foreach ( MEDIA_EMBED_SECONDS as $name ) {
		$allowed[ $name ] = array( 'value_callback' => 'media_embed_is_seconds' );
	}
	foreach ( MEDIA_EMBED_FLAGS as $name ) {
		$allowed[ $name ] = true;
	}
	foreach ( MEDIA_EMBED_CHOICES as $name => $values ) {
		$allowed[ $name ] = array( 'values' => $values );
	}
	return $allowed;
}

/**
 * Lets authors without `unfiltered_html` write the element in posts.
 *
 * @param array  $allowed Elements and attributes.
 * @param string $context Name of the list.
 * @return array
 */
function media_embed_allow_element( $allowed, $context ) {
	if ( 'post' === $context && is_array( $allowed ) ) {
		$allowed['media-embed'] = media_embed_allowed_attributes();
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'media_embed_allow_element', 10, 2 );

/**
 * Lets the visual editor for classic posts keep the element.
 *
 * @param array $init Configuration of TinyMCE.
 * @return array
 */
function media_embed_allow_in_tinymce( $init ) {
	$names = implode( '|', array_keys( media_embed_allowed_attributes() ) );
	foreach ( array(
		'custom_elements'         => 'media-embed',
		// With `#`, an empty element is filled with a space, else the editor would remove it.
		'extended_valid_elements' => "#media-embed[$names]",
	) as $option => $value ) {
		$init[ $option ] = empty( $init[ $option ] ) ? $value : "{$init[ $option ]},$value";
	}
	return $init;
}
add_filter( 'tiny_mce_before_init', 'media_embed_allow_in_tinymce' );

/**
 * Reads a tag as WordPress does.
 *
 * @param string $token   Markup between `<` and `>`, or text, from wp_html_split or media_embed_split.
 * @param string $element Name of the element, with a slash for its end tag.
 * @return array<string, string|true>|null Attributes as they are written; null for text and other tags.
 */
function media_embed_read_tag( $token, $element ) {
	$start = strlen( "<$element" );
	if ( 0 !== strncasecmp( $token, "<$element", $start ) || 0 === strspn( $token, " \t\r\n\f/>", $start, 1 ) ) {
		return null;
	}
	$attributes = array();
	if ( strlen( $token ) <= MEDIA_EMBED_MAX_TAG_LENGTH ) {
		// The last tag of a content may have no `>`.
		foreach ( wp_kses_hair( rtrim( substr( $token, $start ), '>' ), wp_allowed_protocols() ) as $attribute ) {
			// Of attributes with the same name, browsers read the first.
			$attributes += array( strtolower( $attribute['name'] ) => 'y' === $attribute['vless'] ? true : $attribute['value'] );
		}
	}
	return $attributes;
}

/**
 * Writes a start tag.
 *
 * @param string                     $element    Name of the element.
 * @param array<string, string|true> $attributes Attributes; true writes the bare name.
 * @return string
 */
function media_embed_write_tag( $element, $attributes ) {
	$tag = "<$element";
	foreach ( $attributes as $name => $value ) {
		$tag .= ' ' . esc_attr( $name ) . ( true === $value ? '' : sprintf( '="%s"', esc_attr( $value ) ) );
	}
	return "$tag>";
}

/**
 * The attributes of the element that are listed above and have a valid value.
 *
 * @param array $attributes Attributes from anywhere.
 * @return array<string, string|true>
 */
function media_embed_valid_attributes( $attributes ) {
	$valid = array();
	foreach ( MEDIA_EMBED_TEXTS as $name ) {
		$text = $attributes[ $name ] ?? '';
		$text = is_string( $text ) ? wp_kses_no_null( wp_check_invalid_utf8( $text ), array( 'slash_zero' => 'keep' ) ) : '';
		// convert_smilies takes what is behind a line break in a tag for text, and XML lacks the last two characters.
		$replaced = array(
			"\r"       => ' ',
			"\n"       => ' ',
			"\u{FFFE}" => '',
			"\u{FFFF}" => '',
		);

		$valid[ $name ] = trim( strtr( $text, $replaced ) );
	}
	foreach ( MEDIA_EMBED_PIXELS as $name ) {
		$pixels         = $attributes[ $name ] ?? null;
		$valid[ $name ] = is_numeric( $pixels ) && $pixels >= 1 && $pixels <= 10000 ? (string) (int) $pixels : '';
	}
	foreach ( MEDIA_EMBED_SECONDS as $name ) {
		$seconds        = $attributes[ $name ] ?? null;
		$valid[ $name ] = media_embed_is_seconds( $seconds ) ? (string) $seconds : '';
	}
	foreach ( MEDIA_EMBED_FLAGS as $name ) {
		$valid[ $name ] = in_array( $attributes[ $name ] ?? null, array( true, 'true', '1', '', $name ), true ) ? true : '';
	}
	foreach ( MEDIA_EMBED_CHOICES as $name => $values ) {
		$value          = $attributes[ $name ] ?? null;
		$value          = is_string( $value ) ? strtolower( $value ) : '';
		$valid[ $name ] = $value !== $values[0] && in_array( $value, $values, true ) ? $value : '';
	}
	return array_diff( $valid, array( '' ) );
}

/**
 * The element for an embed, with a link for readers without scripts.
 *
 * @param array|null $attributes `src` and attributes of the element, from anywhere.
 * @param string     $inside     Markup in the element.
 * @return string Markup; only what is inside if `src` names no embed of a publisher.
 */
function media_embed_element( $attributes, $inside = '' ) {
	$embed = media_embed_find( $attributes['src'] ?? null );
	// Inline JSON needs no `src`. Only authors with `unfiltered_html` can write it.
	if ( null === $embed && ( null === $attributes || false === stripos( $inside, '<script' ) ) ) {
		return $inside;
	}
	$valid = media_embed_valid_attributes( $attributes );
	media_embed_enqueue();
	if ( null !== $embed ) {
		$valid = array( 'src' => esc_url( $embed['json'] ) ) + $valid;
		if ( in_array( trim( $inside, " \t\r\n\xC2\xA0" ), array( '', '&nbsp;' ), true ) ) {
			// A shortcode in a title is text, too.
			$text   = strtr( esc_html( $valid['title'] ?? $embed['page'] ), array( '[' => '&#091;' ) );
			$inside = sprintf( '<a href="%s">%s</a>', esc_url( $embed['page'] ), $text );
		}
	}
	return media_embed_write_tag( 'media-embed', $valid ) . $inside . '</media-embed>';
}

/**
 * Checks the elements that authors wrote: a foreign `src` loses its element, a missing link is added, and an
 * element that is not closed is closed. Then adds the script if the content has something to play.
 *
 * @param string $content Content of a post.
 * @return string
 */
function media_embed_filter_content( $content ) {
	if ( ! is_string( $content ) ) {
		return $content;
	}
	if ( false !== stripos( $content, '<media-embed' ) ) {
		$content = media_embed_filter_elements( $content );
	}
	if ( media_embed_has_player( $content ) ) {
		media_embed_enqueue();
	}
	return $content;
}
foreach ( MEDIA_EMBED_PLACES as $media_embed_place ) {
	// After blocks, paragraphs and shortcodes.
	add_filter( $media_embed_place, 'media_embed_filter_content', 12 );
}

/** Adds the script and the style to the page. */
function media_embed_enqueue() {
	// Of the content, an excerpt has only the text.
	if ( ! doing_filter( 'get_the_excerpt' ) ) {
		wp_enqueue_script( 'media-embed' );
		wp_enqueue_style( 'media-embed' );
	}
}

/**
 * Writes each element `<media-embed>` of a content anew.
 *
 * @param string $content Content of a post.
 * @return string
 */
function media_embed_filter_elements( $content ) {
	$filtered   = '';
	$attributes = null;
	$inside     = '';
	foreach ( wp_html_split( $content ) as $token ) {
		$start  = media_embed_read_tag( $token, 'media-embed' );
		$is_end = null !== media_embed_read_tag( $token, '/media-embed' );
		if ( null === $start && ! $is_end ) {
			$inside .= $token;
			continue;
		}
		// An element that is not closed has nothing inside.
		$filtered  .= $is_end ? media_embed_element( $attributes, $inside ) : media_embed_element( $attributes ) . $inside;
		$is_foreign = isset( $start['src'] ) && ! media_embed_is_allowed_source( $start['src'] );
		$attributes = $is_foreign ? null : $start;
		$inside     = '';
	}
	return $filtered . media_embed_element( $attributes ) . $inside;
}

/**
 * Marks all links in comments as those of visitors, so that upgrade-links.js leaves them. WordPress marks only links to
 * other sites, and an address has too many spellings to tell which ones lead to a publisher.
 *
 * @param string $text Text of a comment.
 * @return string
 */
function media_embed_mark_links( $text ) {
	$marked = '';
	foreach ( wp_html_split( $text ) as $token ) {
		$link    = media_embed_read_tag( $token, 'a' );
		$marked .= null === $link ? $token : media_embed_write_tag( 'a', array( 'rel' => 'nofollow ugc' ) + $link );
	}
	return $marked;
}
// After links are made of addresses.
add_filter( 'comment_text', 'media_embed_mark_links', 40 );

/**
 * Whether a content has a link or a container that becomes an element.
 *
 * @param string $content Content of a post.
 * @return bool
 */
function media_embed_has_player( $content ) {
	// The service's own container, if its script was dropped.
	if ( false !== strpos( $content, 'media-embed-container' ) && false === stripos( $content, '<script' ) ) {
		return true;
	}
	foreach ( media_embed_settings()['publishers'] as $publisher ) {
		if ( false !== strpos( strtr( $content, "'", '"' ), "href=\"$publisher/" ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The address of upgrade-links.js: the setting, else the copy in the folder `elements` of the plugin.
 *
 * @return string '' if there is none.
 */
function media_embed_script_address() {
	$script = media_embed_settings()['script'];
	if ( '' !== $script ) {
		return $script;
	}
	return is_readable( __DIR__ . '/elements/upgrade-links.js' ) ? plugins_url( 'elements/upgrade-links.js', __FILE__ ) : '';
}

/** Registers the option, the script, the style, the block, the shortcode and the publishers. */
function media_embed_register() {
	load_plugin_textdomain( 'media-embed', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );

	register_setting(
		'media_embed',
		MEDIA_EMBED_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'media_embed_sanitize_settings',
			'show_in_rest'      => false,
		)
	);

	$settings = media_embed_settings();
	$script   = media_embed_script_address();
	if ( '' !== $script && array() !== $settings['publishers'] ) {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The modules beside it are loaded by their own addresses.
		wp_register_script( 'media-embed', $script, array(), null, true );
		wp_register_style( 'media-embed', false, array(), MEDIA_EMBED_VERSION );
		wp_add_inline_style(
			'media-embed',
			'@media(scripting:enabled){media-embed{display:block;aspect-ratio:16/9}}.wp-embed-responsive .wp-has-aspect-ratio media-embed{position:absolute;inset:0;width:100%;height:100%}'
		);
	}

	foreach ( $settings['publishers'] as $publisher ) {
		// A wildcard would also match the address inside another address.
		$pattern = media_embed_pattern( $publisher );
		wp_oembed_add_provider( $pattern, "$publisher/oembed", true );
		if ( 'element' === $settings['links'] && ! is_admin() ) {
			wp_embed_register_handler( 'media-embed-' . md5( $publisher ), $pattern, 'media_embed_handle_link' );
		}
	}

	$kept = array_merge( array_keys( wp_kses_allowed_html( 'post' ) ), MEDIA_EMBED_PLAIN );
	add_shortcode( 'media_embed', 'media_embed_shortcode' );
	wp_register_script( 'media-embed-paste', false, array( 'wp-api-fetch' ), MEDIA_EMBED_VERSION, true );
	wp_add_inline_script( 'media-embed-paste', media_embed_paste_script() );
	wp_register_script( 'media-embed-classic', false, array( 'jquery', 'media-embed-paste', 'mce-view', 'wp-escape-html' ), MEDIA_EMBED_VERSION, true );
	wp_register_script(
		'media-embed-block',
		false,
		array( 'media-embed-paste', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
		MEDIA_EMBED_VERSION,
		true
	);
	wp_add_inline_script(
		'media-embed-block',
		'var mediaEmbedBlock = ' . wp_json_encode( array( 'publishers' => $settings['publishers'] ) + compact( 'kept' ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';' . media_embed_block_script()
	);
	wp_set_script_translations( 'media-embed-block', 'media-embed', __DIR__ . '/languages' );
	register_block_type(
		'media-embed/embed',
		array(
			'api_version'     => 2,
			'attributes'      => array_fill_keys( array( 'label', 'lang', 'width', 'height', 'start', 'end', 'controls', 'format' ), array( 'type' => 'string' ) ) + array_fill_keys( array( 'loop', 'captions', 'coppa' ), array( 'type' => 'boolean' ) ) + array(
				'src'      => array(
					'type'    => 'string',
					'default' => '',
				),
				'title'    => array(
					'type'    => 'string',
					'default' => '',
				),
				'loading'  => array(
					'type'    => 'string',
					'enum'    => array( 'near', 'visible', 'click' ),
					'default' => 'near',
				),
				'muted'    => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'autoplay' => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'consent'  => array(
					'type'    => 'string',
					'enum'    => array( '', 'required' ),
					'default' => '',
				),
			),
			'supports'        => array(
				'align' => array( 'wide', 'full' ),
				'html'  => false,
			),
			'editor_script'   => 'media-embed-block',
			'render_callback' => 'media_embed_render_block',
		)
	);
}
add_action( 'init', 'media_embed_register' );

/**
 * Adds the publishers and the origins of players to the script element.
 *
 * @param string $markup Markup of the script element, perhaps between inline scripts.
 * @param string $handle Name of the script.
 * @return string
 */
function media_embed_script_tag( $markup, $handle ) {
	if ( 'media-embed' !== $handle ) {
		return $markup;
	}
	$settings = media_embed_settings();
	$data     = array(
		'defer'       => true,
		'data-embeds' => implode( ' ', $settings['publishers'] ),
	);
	if ( array() !== $settings['players'] ) {
		$data['data-players'] = implode( ' ', $settings['players'] );
	}
	$written = '';
	foreach ( wp_html_split( $markup ) as $token ) {
		$attributes = media_embed_read_tag( $token, 'script' );
		$written   .= 'media-embed-js' === ( $attributes['id'] ?? '' ) ? media_embed_write_tag( 'script', $data + $attributes ) : $token;
	}
	return $written;
}
add_filter( 'script_loader_tag', 'media_embed_script_tag', 10, 2 );

/**
 * Keeps only the frame of what a publisher answers to a pasted link. WordPress trusts the markup of listed providers.
 *
 * @param string|false $markup Markup of the answer.
 * @param object       $data   The answer.
 * @param string       $url    The link.
 * @return string|false
 */
function media_embed_filter_frame( $markup, $data, $url ) {
	if ( ! is_string( $markup ) || null === media_embed_find( $url ) ) {
		return $markup;
	}
	foreach ( wp_html_split( $markup ) as $token ) {
		$frame = array_intersect_key( media_embed_read_tag( $token, 'iframe' ) ?? array(), array_flip( MEDIA_EMBED_FRAME ) );
		if ( preg_match( '#^https?://#i', $frame['src'] ?? '' ) ) {
			return media_embed_write_tag( 'iframe', $frame + array( 'frameborder' => '0' ) ) . '</iframe>';
		}
	}
	return false;
}
add_filter( 'oembed_dataparse', 'media_embed_filter_frame', 10, 3 );

/**
 * Writes a pasted link as the element.
 *
 * @param array $matches What the pattern of the link matched.
 * @return string
 */
function media_embed_handle_link( $matches ) {
	return media_embed_element( array( 'src' => $matches[0] ) );
}

/**
 * Writes `[media_embed id="7" title="Opening night"]` as the element.
 *
 * @param array|string $attributes Attributes of the shortcode.
 * @param string|null  $content    Text up to `[/media_embed]`, which may close a later shortcode.
 * @return string
 */
function media_embed_shortcode( $attributes, $content = null ) {
	$attributes = is_array( $attributes ) ? $attributes : array();
	// Names without a value.
	$attributes       += array_fill_keys( array_filter( $attributes, 'is_int', ARRAY_FILTER_USE_KEY ), true );
	$attributes['src'] = $attributes['src'] ?? $attributes['url'] ?? $attributes['id'] ?? null;
	$element           = media_embed_element( $attributes );
	if ( '' === $element && current_user_can( 'edit_post', (int) get_the_ID() ) ) {
		$text    = __( 'Media Embed shows nothing here: the shortcode needs the id or src of an embed of a publisher in the settings.', 'media-embed' );
		$element = '<strong>' . esc_html( $text ) . '</strong>';
	}
	return $element . do_shortcode( (string) $content );
}

/**
 * Writes the block. WordPress has dropped attributes of another type by then.
 *
 * @param array $attributes Attributes of the block.
 * @return string
 */
function media_embed_render_block( $attributes ) {
	$element = media_embed_element( $attributes );
	return '' === $element ? '' : sprintf( '<figure %s>%s</figure>', strtr( get_block_wrapper_attributes(), "\r\n", '  ' ), $element );
}

/** The elements of embed code, and what each shows. The service's container is a div, and its script stands behind it. */
const MEDIA_EMBED_CODE = array(
	'media-embed' => 'embed',
	'div'         => 'embed',
	'iframe'      => 'frame',
	'amp-iframe'  => 'frame',
	'object'      => 'frame',
	'embed'       => 'frame',
	'script'      => 'script',
);

/** Elements that WordPress drops of authors, too, but without which a text looks the same. */
const MEDIA_EMBED_PLAIN = array( 'html', 'head', 'body', 'time', 'data', 'bdi', 'wbr' );

/**
 * The id in the address of a hosted player: `…/iframe.php/{embed}/{customer}`.
 *
 * @param string $address Address of a frame.
 * @return string '' for any other address.
 */
function media_embed_id_in_frame( $address ) {
	$is_hosted = preg_match( '#^https?(://[^/?\#]+)[^?\#]*/iframe\.php/(' . MEDIA_EMBED_ID . ')/[^/?\#]+#i', $address, $parts );
	return $is_hosted && media_embed_is_player( "https{$parts[1]}" ) ? $parts[2] : '';
}

/**
 * Whether an address is one of a hosted player. AMP names players by https, also those of the settings that have http.
 *
 * @param string $address An address.
 * @return bool
 */
function media_embed_is_player( $address ) {
	$origin  = preg_match( '#^https?(://[^/?\#]+)#i', $address, $parts ) ? strtolower( $parts[1] ) : '';
	$players = preg_replace( '#^https?#', '', media_embed_settings()['players'] );
	return '' !== $origin && ( array() === $players || in_array( $origin, $players, true ) );
}

/**
 * The id in the JSON of an element.
 *
 * @param string $code Code of the element.
 * @return string|null
 */
function media_embed_id_in_json( $code ) {
	$data = preg_match( '#<script\b[^>]*>(.*?)</script#is', $code, $parts ) ? json_decode( $parts[1], true ) : null;
	foreach ( array( 'id', 'public_id' ) as $name ) {
		$id = is_array( $data ) && is_scalar( $data[ $name ] ?? null ) ? (string) $data[ $name ] : '';
		if ( preg_match( '#^' . MEDIA_EMBED_ID . '$#D', $id ) ) {
			return $id;
		}
	}
	return null;
}

/**
 * The embed that a code shows.
 *
 * @param string $name       Name of its element.
 * @param array  $attributes Attributes of the element.
 * @param string $code       All of the code.
 * @return array|null
 */
function media_embed_in_code( $name, $attributes, $code ) {
	if ( 'div' === $name ) {
		return media_embed_find( $attributes['data-embed'] ?? null );
	}
	if ( 'media-embed' === $name ) {
		return media_embed_find( $attributes['src'] ?? media_embed_id_in_json( $code ) );
	}
	$address = $attributes['src'] ?? $attributes['data'] ?? '';
	$address = is_string( $address ) ? $address : '';
	return media_embed_find( $address ) ?? media_embed_find( media_embed_id_in_frame( $address ) );
}

/**
 * Writes the shortcode of an embed with what its code says of the player.
 *
 * @param array $embed      The embed.
 * @param array $attributes Attributes of the code.
 * @return string
 */
function media_embed_write_shortcode( $embed, $attributes ) {
	$style    = $attributes['style'] ?? '';
	$is_fluid = 'true' === ( $attributes['data-responsive'] ?? '' ) || 'responsive' === ( $attributes['layout'] ?? '' ) || false !== strpos( is_string( $style ) ? $style : '', 'width:100%' );
	$said     = array(
		'width'    => $attributes['data-width'] ?? null,
		'height'   => $attributes['data-height'] ?? null,
		'label'    => $attributes['data-bulk-label'] ?? null,
		'autoplay' => 'true' === ( $attributes['data-autoplay'] ?? '' ) ? true : null,
		'muted'    => '0' === ( $attributes['data-volume'] ?? '' ) ? true : null,
	);
	// Classes are those of the other site, and `loading` of a frame has other values.
	$valid     = array_diff_key( media_embed_valid_attributes( $attributes + array_filter( $said ) ), array( 'class' => 0 ) );
	$valid     = $is_fluid ? array_diff_key( $valid, array_flip( MEDIA_EMBED_PIXELS ) ) : $valid;
	$shortcode = 'media_embed src="' . esc_url( $embed['page'] ) . '"';
	foreach ( $valid as $name => $value ) {
		$shortcode .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, strtr( esc_attr( $value ), array( '[' => '&#091;', ']' => '&#093;' ) ) );
	}
	return "[$shortcode]";
}

/**
 * What could not be kept in this request.
 *
 * @param string|null $notice A further notice, or a tag for the list of them.
 * @return string[]
 */
function media_embed_notices( $notice = null ) {
	static $notices = array();
	if ( null !== $notice && count( $notices ) < MEDIA_EMBED_MAX_NOTICES ) {
		$notices[ $notice ] = '<' === $notice[0];
	}
	$tags = implode( ', ', array_keys( $notices, true, true ) );
	/* translators: %s: names of tags. */
	$text = __( 'Left out: %s. WordPress keeps them only in code that an administrator writes.', 'media-embed' );
	return array_merge( array_keys( $notices, false, true ), '' === $tags ? array() : array( sprintf( $text, $tags ) ) );
}

/**
 * Whether WordPress drops frames, scripts and unknown elements of what the user saves.
 *
 * @return bool
 */
function media_embed_drops_code() {
	return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
}

/**
 * What is left of code that shows no embed of a publisher. Adds a notice if it is dropped.
 *
 * @param string $name       Name of its element.
 * @param array  $attributes Attributes of the element.
 * @param string $code       All of the code.
 * @param string $pasted     As what it was pasted; '' if it is saved.
 * @return string
 */
function media_embed_refuse_code( $name, $attributes, $code, $pasted ) {
	$kind = MEDIA_EMBED_CODE[ $name ] ?? 'tag';
	// A document of the site is kept with its attributes, another object without them.
	$is_kept = ! media_embed_drops_code() || ( 'embed' !== $kind && false !== strpos( wp_kses_post( strtok( $code, '>' ) . '>' ), ' ' ) );
	// Nobody sees the scripts of a page from which rich text is copied.
	if ( $is_kept && 'html' !== $pasted ) {
		return '' === $pasted ? $code : "<!-- wp:html -->\n$code\n<!-- /wp:html -->";
	}
	$address = $attributes['data-embed'] ?? $attributes['src'] ?? $attributes['data'] ?? '';
	$address = is_string( $address ) ? wp_specialchars_decode( $address, ENT_QUOTES ) : '';
	$texts   = array(
		/* translators: %s: an address. */
		'embed'    => __( 'The embed “%s” is not shown: no publisher in the settings of Media Embed has it. An administrator can add the publisher.', 'media-embed' ),
		'no embed' => __( 'An embed was left out: its JSON has no id of an embed, or the settings of Media Embed have no publisher. Paste the link of its page.', 'media-embed' ),
		/* translators: %s: an address. */
		'script'   => __( 'The script “%s” was left out: WordPress keeps scripts only in code that an administrator writes. Paste the link of the page instead.', 'media-embed' ),
		/* translators: %s: an address. */
		'frame'    => __( 'The frame “%s” was left out: WordPress keeps frames only in code that an administrator writes, and its player is not one in the settings of Media Embed. Paste the link of the page instead.', 'media-embed' ),
	);
	$text    = $texts[ '' === $address ? "no $kind" : $kind ] ?? "<$name>";
	media_embed_notices( sprintf( $text, wp_html_excerpt( $address, 200, '…' ) ) );
	// WordPress drops only the tags of scripts and styles, and makes their code a text.
	$rest = in_array( $name, array( 'script', 'style' ), true ) ? '' : (string) preg_replace( '#<script\b.*?</script\s*>#is', '', $code );
	return '' === $pasted || 'embed' === $kind ? $rest : '';
}

/**
 * Writes one code as a shortcode.
 *
 * @param string $name       Name of its element.
 * @param array  $attributes Attributes of the element.
 * @param string $code       All of the code.
 * @param string $pasted     As what it was pasted; '' keeps `<media-embed src>` as it is.
 * @param string $behind     Name of the converted element directly before it.
 * @return string
 */
function media_embed_convert_code( $name, $attributes, $code, $pasted, $behind ) {
	$embed = media_embed_in_code( $name, $attributes, $code );
	if ( 'script' === $name ) {
		$address     = is_string( $attributes['src'] ?? null ) ? $attributes['src'] : '';
		$has_players = array() !== media_embed_settings()['players'];
		// Without origins of players, the script of the service is known only by its name.
		$service = ! $has_players && 'div' === $behind ? '|embed' : '';
		$is_own  = '' !== $behind && preg_match( "#(?:^|/)(?:media-embed(?:\.bundle)?|upgrade-links$service)\.js(?:[?\#]|$)#D", $address );
		return $is_own || ( $has_players && media_embed_is_player( $address ) ) ? '' : media_embed_refuse_code( $name, $attributes, $code, $pasted );
	}
	if ( null === $embed ) {
		return media_embed_refuse_code( $name, $attributes, $code, $pasted );
	}
	$is_kept = '' === $pasted && 'media-embed' === $name && isset( $attributes['src'] );
	return $is_kept ? $code : media_embed_write_shortcode( $embed, $attributes );
}

/**
 * Converts the oEmbed responses in a text that have an embed. Editors break their lines.
 *
 * @param string $content Content of a post.
 * @return string
 */
function media_embed_convert_responses( $content ) {
	return preg_replace_callback(
		'#\{[^{}]*"html"\s*:[^{}]*\}#',
		static function ( $matches ) {
			$json  = strtr( preg_replace( '#<br\s*/?>#', '', $matches[0] ), array( '&nbsp;' => ' ' ) );
			$data  = json_decode( $json, true );
			$parts = wp_html_split( is_string( $data['html'] ?? null ) ? $data['html'] : '' );
			$frame = media_embed_read_tag( $parts[1] ?? '', 'iframe' );
			$embed = null === $frame ? null : media_embed_in_code( 'iframe', $frame, '' );
			return null === $embed ? $matches[0] : media_embed_write_shortcode( $embed, $frame );
		},
		$content
	) ?? $content;
}

/**
 * Says that a code is incomplete if it is embed code.
 *
 * @param string $code What is left of it.
 */
function media_embed_report_cut( $code ) {
	$tag = preg_match( '#^(?:…|</?)([a-z][a-z-]*)#i', $code, $parts ) ? strtolower( $parts[1] ) : '-';
	// The name may be cut, too.
	$end = preg_match( '#^</?[a-z-]{3,}[ \t]*+(?:[\r\n<]|$)#i', $code ) ? '' : '$';
	if ( preg_grep( "#^$tag$end#", array_keys( MEDIA_EMBED_CODE ) ) ) {
		/* translators: %s: the beginning of the code. */
		$text = __( 'The code “%s” is incomplete, and its text was kept. Copy the whole code again.', 'media-embed' );
		media_embed_notices( sprintf( $text, mb_substr( trim( strtok( $code, "\r\n" ) ), 0, 60 ) ) );
	}
}

/**
 * Splits a text into tags, comments and texts. The code of a script or a style is one text, since it is no markup.
 *
 * @param string $content Content of a post.
 * @param bool   $mends   Whether a `<` that begins no whole tag becomes a text. WordPress would drop what is behind it.
 * @return string[]
 */
function media_embed_split( $content, $mends ) {
	$space     = '(?!\n[ \t\r]*+\n)[\s/]';
	$value     = '"[^"]*+"|\'[^\']*+\'|[^\s"\'<>`]++';
	$attribute = '(?<=[\s/"\'])[^\s"\'<>/=]++[ \t]*+=[ \t]*+(?:' . $value . ')';
	// Words of a sentence are no names.
	$flag  = '(?<=[\s/])(?-i:[a-z][\w:.-]*+|[A-Z-]{4,})(?=[\s/>])(?!(?:[ \t]++\w++){3}[ \t])';
	$known = '(?<=[\s/])(?:' . implode( '|', MEDIA_EMBED_FLAGS ) . '|[a-z]*allow[a-z]++|async|credentialless|defer|hidden|nomodule|sandbox|data-[\w-]++)(?=[\s/>])';
	// Another div is no code.
	$codes = '(?:div(?=\s[^<>]*media-embed-container)|media-embed|(?:amp-)?iframe|object|embed|script)(?=[\s/>])';
	$tag   = "~<(?:[!?][^<>]*+|/?((?>($codes)|[a-z][^\\s/<>\"']*+))(?&next){0,100}+(?:$space)*+)>(?(DEFINE)(?<next>(?:$space)*+(?:$attribute|(?(2)$known|$flag))))~iA";
	// WordPress reads tags with other attributes, too.
	$sloppy = "~<(?!/?$codes)/?[a-z][^<>\\n]*+(?:\\n(?![ \\t\\r]*+\\n)[^<>\\n]*+)*+>~iA";
	$found  = array();
	$find   = static function ( $pattern, $at ) use ( $content, &$found ) {
		if ( ( $found[ $pattern ] ?? -1 ) < $at ) {
			$found[ $pattern ] = preg_match( $pattern, $content, $match, PREG_OFFSET_CAPTURE, $at ) ? $match[0][1] : PHP_INT_MAX;
		}
		return $found[ $pattern ];
	};
	$tokens = array();
	for ( $at = 0; $at < strlen( $content ); $at += strlen( $token ) ) {
		$token   = substr( $content, $at, max( 1, strcspn( $content, '<', $at ) ) );
		$match   = array();
		$written = null;
		if ( '<!--' === substr( $content, $at, 4 ) && $find( '~-->~', $at ) < PHP_INT_MAX ) {
			$token = substr( $content, $at, $find( '~-->~', $at ) + 3 - $at );
		} elseif ( preg_match( $tag, $content, $match, 0, $at ) ) {
			$token   = $match[0];
			$written = '<' . str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), substr( $token, 1, -1 ) ) . '>';
		} elseif ( '<' === $token && $mends ) {
			if ( preg_match( $sloppy, $content, $match, 0, $at ) && '' !== wp_kses_post( $match[0] ) ) {
				$token = $match[0];
			} else {
				$written = '&lt;';
				media_embed_report_cut( substr( $content, $at, 300 ) );
			}
		}
		$tokens[] = $mends ? $written ?? $token : $token;
		$name     = strtolower( $match[1] ?? '' );
		if ( '/' !== substr( $token, 1, 1 ) && in_array( $name, array( 'script', 'style' ), true ) ) {
			$start = $at + strlen( $token );
			$end   = $find( "~</$name\\s*+>~i", $start );
			// The end behind other code is that of another script.
			$other = preg_match( '#\ssrc\s*=#i', $token ) ? '~<~' : '~^[ \t]*+<(?:script|style|iframe|amp-|media-|object|embed|!-- /?wp:)|media-embed-container~im';
			if ( PHP_INT_MAX !== $end && $find( $other, $start ) >= $end ) {
				$inside   = substr( $content, $start, $end - $start );
				$tokens[] = $inside;
				$token   .= $inside;
			}
		}
	}
	return $tokens;
}

/**
 * Finds end tags. Elements are nested only if all of their name are closed.
 *
 * @param string[] $tokens Tags and texts.
 * @return array<int, int> Indexes of end tags by those of start tags.
 */
function media_embed_find_ends( $tokens ) {
	$ends  = array();
	$open  = array();
	$nests = array();
	foreach ( array( 'div', 'object' ) as $name ) {
		$nests[ $name ] = count( preg_grep( "#^<{$name}\\b#i", $tokens ) ) === count( preg_grep( "#^</{$name}\\b#i", $tokens ) );
	}
	foreach ( array_reverse( $tokens, true ) as $index => $token ) {
		if ( ! preg_match( '#^<(/?)([a-z][a-z0-9-]*)#i', $token, $match ) ) {
			continue;
		}
		$name = strtolower( $match[2] );
		if ( '/' === $match[1] ) {
			$open[ $name ][] = $index;
		} elseif ( ! empty( $open[ $name ] ) ) {
			$ends[ $index ] = end( $open[ $name ] );
			if ( $nests[ $name ] ?? false ) {
				array_pop( $open[ $name ] );
			} elseif ( isset( MEDIA_EMBED_CODE[ $name ] ) ) {
				$open[ $name ] = array();
			}
		}
	}
	return $ends;
}

/**
 * Converts the embed code that an author pasted or saves: to the block if a block “Custom HTML” has nothing else, else
 * to the shortcode. Other code that WordPress will drop gets a notice.
 *
 * @param string $content Content of a post, without slashes.
 * @param string $pasted  As what it was pasted, 'text' or 'html': all code is taken out of the text around it.
 * @return string
 */
function media_embed_convert( $content, $pasted = '' ) {
	$drops = media_embed_drops_code();
	// What an administrator writes plays as it is, except for code of AMP.
	$names      = '' === $pasted && ! $drops ? array( 'amp-iframe' ) : array_keys( MEDIA_EMBED_CODE );
	$content    = media_embed_convert_responses( $content );
	$converted  = '';
	$name       = null;
	$attributes = array();
	$code       = '';
	$behind     = '';
	$last       = -1;
	$tokens     = media_embed_split( $content, $drops || '' !== $pasted );
	$ends       = media_embed_find_ends( $tokens );
	foreach ( $tokens as $index => $token ) {
		$code .= $token;
		if ( null === $name && preg_match( '#^<[^!/]#', $token ) ) {
			$tag        = preg_match( '#^<([a-z?][a-z0-9-]{0,40})[\s/>]#i', $token, $match ) ? strtolower( $match[1] ) : '';
			$attributes = array();
			// The text behind a tag that is not closed is no part of its code.
			$last = $ends[ $index ] ?? $index;
			if ( in_array( $tag, array( 'script', 'style' ), true ) ) {
				$last = null === media_embed_read_tag( $tokens[ $index + 2 ] ?? '', "/$tag" ) ? $index : $index + 2;
			}
			if ( in_array( $tag, $names, true ) ) {
				$attributes   = media_embed_read_tag( $token, $tag ) ?? array();
				$is_container = isset( $attributes['data-embed'] ) && in_array( 'media-embed-container', explode( ' ', (string) ( $attributes['class'] ?? '' ) ), true );
				$name         = 'div' !== $tag || $is_container ? $tag : null;
			} elseif ( 'html' !== $pasted && ( $drops || '' !== $pasted ) && ! in_array( $tag, MEDIA_EMBED_PLAIN, true ) && '' === wp_kses_post( $token ) ) {
				// Such as `<me@site.example>` or `list<string>`.
				$is_text = '' === $tag || ( $last === $index && 0 === strcasecmp( $token, "<$tag>" ) );
				$name    = $is_text ? null : $tag;
				$code    = $is_text ? '&lt;' . substr( $token, 1 ) : $code;
				// Of other elements, what is inside stays.
				$last = '/>' === substr( $token, -2 ) || ( $drops && 'style' !== $tag ) ? $index : $last;
			}
			$code .= null !== $name && $last === $index && '' !== $pasted ? "</$name>" : '';
		} elseif ( null === $name && in_array( 'iframe', $names, true ) && preg_match( '#^</((?:amp-)?iframe|media-embed|script)[\s>]#i', $token, $match ) ) {
			media_embed_report_cut( "…$match[1]>" );
		}
		if ( null !== $name && $last !== $index ) {
			continue;
		}
		if ( null === $name ) {
			$written = $code;
			$behind  = '' === trim( wp_strip_all_tags( $code ) ) ? $behind : '';
		} else {
			$written = media_embed_convert_code( $name, $attributes, $code, $pasted, $behind );
			$behind  = in_array( $name, array( 'div', 'media-embed' ), true ) && 0 === strpos( $written, '[media_embed' ) ? $name : '';
		}
		$converted .= $written;
		$name       = null;
		$code       = '';
	}
	return media_embed_write_block( $converted . $code );
}

/**
 * Writes each shortcode that is alone in a block “Custom HTML” as the block of the plugin, which has a preview.
 *
 * @param string $content Content of a post.
 * @return string
 */
function media_embed_write_block( $content ) {
	return preg_replace_callback(
		'#<!-- wp:html -->\s*\[media_embed ([^\]<]*)\]\s*<!-- /wp:html -->#',
		static function ( $matches ) {
			$attributes = shortcode_parse_atts( $matches[1] );
			foreach ( $attributes as $key => $value ) {
				if ( is_int( $key ) ) {
					$attributes[ $value ] = true;
					unset( $attributes[ $key ] );
				} else {
					$attributes[ $key ] = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
				}
			}
			return get_comment_delimited_block_content( 'media-embed/embed', $attributes, '' );
		},
		$content
	) ?? $content;
}

/**
 * Converts what an author saves, before WordPress drops it.
 *
 * @param string $content Content of a post, with slashes.
 * @return string
 */
function media_embed_convert_saved( $content ) {
	return is_string( $content ) ? wp_slash( media_embed_convert( wp_unslash( $content ) ) ) : $content;
}
add_filter( 'content_save_pre', 'media_embed_convert_saved', 9 );

/** Lets the block editor convert pasted code, and adds the notices to each saved post. */
function media_embed_register_routes() {
	register_rest_route(
		'media-embed/v1',
		'/convert',
		array(
			'methods'             => 'POST',
			'permission_callback' => static function () {
				return current_user_can( 'edit_posts' );
			},
			'args'                => array(
				'content' => array(
					'type'      => 'string',
					'required'  => true,
					'maxLength' => 1000000,
				),
				'rich'    => array( 'type' => 'boolean' ),
			),
			'callback'            => static function ( $request ) {
				$content = media_embed_convert( $request['content'], $request['rich'] ? 'html' : 'text' );
				$pattern = '#(\[media_embed src=[^\]]*\]|<!-- wp:html -->.*?<!-- /wp:html -->)#s';
				$parts   = array();
				foreach ( preg_split( $pattern, $content, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
					$code    = trim( str_replace( array( '<!-- wp:html -->', '<!-- /wp:html -->' ), '', $part ) );
					$block   = 1 === $index % 2 ? media_embed_write_block( "<!-- wp:html -->\n$code\n<!-- /wp:html -->" ) : '';
					$text    = '' === $block ? wp_kses_post( $code ) : '';
					$parts[] = compact( 'code', 'block', 'text' );
				}
				return compact( 'parts' ) + array( 'notices' => media_embed_notices() );
			},
		)
	);
	register_rest_field(
		array_values( get_post_types( array( 'show_in_rest' => true ) ) ),
		'media_embed_notices',
		array(
			'get_callback' => static function () {
				return media_embed_notices();
			},
			'schema'       => array(
				'type'    => 'array',
				'items'   => array( 'type' => 'string' ),
				'context' => array( 'edit' ),
			),
		)
	);
}
add_action( 'rest_api_init', 'media_embed_register_routes' );

/**
 * Keeps the notices for the page that the classic editor shows next.
 *
 * @param string $location Address of the page.
 * @return string
 */
function media_embed_keep_notices( $location ) {
	if ( array() !== media_embed_notices() ) {
		set_transient( 'media_embed_notices_' . get_current_user_id(), media_embed_notices(), MINUTE_IN_SECONDS );
	}
	return $location;
}
add_filter( 'redirect_post_location', 'media_embed_keep_notices' );

/** Shows them there. */
function media_embed_show_notices() {
	$name    = 'media_embed_notices_' . get_current_user_id();
	$notices = 'post' === ( get_current_screen()->base ?? '' ) ? get_transient( $name ) : false;
	foreach ( is_array( $notices ) ? $notices : array() as $notice ) {
		printf( '<div class="notice notice-warning is-dismissible media-embed-notice"><p>%s</p></div>', esc_html( $notice ) );
	}
	delete_transient( $name );
}
add_action( 'admin_notices', 'media_embed_show_notices' );

/**
 * The script that has the server convert pasted code, for both editors.
 *
 * @return string
 */
function media_embed_paste_script() {
	return <<<'SCRIPT'
window.mediaEmbedPaste = {
	/** What was pasted if it has embed code or, as a text, other tags than those `kept`: `content`, and whether that is `rich` text; else null. */
	read: function ( event, kept ) {
		function get( type ) {
			var text = event.clipboardData ? event.clipboardData.getData( type ).trim() : '';
			// WordPress reads copied blocks itself.
			return text.indexOf( '<!-- wp:' ) === -1 ? text : '';
		}
		function hasOther( text ) {
			// Behind a tag without its end, WordPress drops the text.
			return Boolean( kept ) && ( /<[a-z/!][^<>]*(?:<|$)/i.test( text ) || ( text.match( /<[a-z][^\s>/]*/gi ) || [] ).some( function ( tag ) {
				return kept.indexOf( tag.slice( 1 ).toLowerCase() ) === -1;
			} ) );
		}
		var code = /<(?:media-embed|iframe|amp-iframe|object|embed|script)[\s>]|<div\s[^<>]*media-embed-container/i;
		var html = get( 'text/html' );
		var text = get( 'text/plain' );
		var isMarkup = /^<[a-z!]/i.test( text ) && text.slice( -1 ) === '>';
		var isData = text.charAt( 0 ) === '{' && text.slice( -1 ) === '}' && /"html"/.test( text );
		if ( code.test( html ) ) return { content: html, rich: true };
		// As in a mail, whose addresses are links. In a formatted text, the code is a text.
		var isFormatted = /<(?:(?:pre|code|h[1-6]|[ou]l|table|img)[\s/>]|a\s[^<>]*href[^<>]*>(?!\s*(?:https?:|www\.)))/i.test( html );
		var isPlain = html === '' || isMarkup || ( code.test( text ) && ! isFormatted );
		return isData || ( isPlain && ( code.test( text ) || hasOther( text ) ) ) ? { content: text, rich: false } : null;
	},
	/** Resolves with `notices` and the `parts`: each has its `code`, and either a `block` or a harmless `text`. */
	convert: function ( pasted ) {
		return window.wp.apiFetch( { path: '/media-embed/v1/convert', method: 'POST', data: pasted } ).catch( function ( error ) {
			var part = { code: pasted.content, block: '<!-- wp:html -->\n' + pasted.content + '\n<!-- /wp:html -->' };
			return { parts: [ part ], notices: [ error.message ] };
		} );
	},
};
SCRIPT;
}

/**
 * The script of the classic editor: converts pasted code, and shows a preview of the shortcode.
 *
 * @return string
 */
function media_embed_classic_script() {
	return <<<'SCRIPT'
( function ( $, wp, paste ) {
	$( document ).on( 'tinymce-editor-setup', function ( setup, editor ) {
		editor.on( 'paste', function ( event ) {
			// Tags without embed code stay a text.
			var pasted = paste.read( event );
			if ( ! pasted ) return;
			event.preventDefault();
			paste.convert( pasted ).then( function ( result ) {
				var html = result.parts.map( function ( part ) {
					var p = document.createElement( 'p' );
					p.textContent = part.code;
					return part.block ? p.outerHTML : part.text;
				} ).join( '\n\n' );
				if ( html.trim() !== '' ) editor.execCommand( 'mceInsertClipboardContent', false, { content: pasted.rich ? html : wp.editor.autop( html ) } );
				result.notices.forEach( function ( notice ) {
					editor.notificationManager.open( { text: wp.escapeHtml.escapeHTML( notice ), type: 'warning' } );
				} );
			} );
		} );
	} );
	if ( ! wp.mce || ! wp.mce.views ) return;
	wp.mce.views.register( 'media_embed', {
		initialize: function () {
			var self = this;
			var address = this.shortcode.attrs.named.src || this.shortcode.attrs.named.id || '';
			wp.ajax
				.post( 'parse-embed', { post_ID: $( '#post_ID' ).val(), type: 'embed', shortcode: '[embed]' + address + '[/embed]' } )
				.done( function ( response ) {
					self.render( response );
				} )
				.fail( function () {
					self.setError( address, 'format-video' );
				} );
		},
	} );
} )( window.jQuery, window.wp, window.mediaEmbedPaste );
SCRIPT;
}

/** Adds it to the classic editor. */
function media_embed_enqueue_classic() {
	if ( ! get_current_screen()->is_block_editor() ) {
		wp_add_inline_script( 'media-embed-classic', media_embed_classic_script() );
		wp_enqueue_script( 'media-embed-classic' );
	}
}
add_action( 'admin_print_scripts-post.php', 'media_embed_enqueue_classic' );
add_action( 'admin_print_scripts-post-new.php', 'media_embed_enqueue_classic' );

/**
 * The script of the block in the editor.
 *
 * @return string
 */
function media_embed_block_script() {
	return <<<'SCRIPT'
( function ( blocks, blockEditor, components, data, element, i18n, paste, publishers, kept ) {
	var el = element.createElement;
	var __ = i18n.__;

	/** The address of the page of an embed; '' if the text names none. */
	function pageOf( text ) {
		var value = text.trim();
		var isId = /^[\w-]{1,64}$/.test( value );
		for ( var i = 0; i < publishers.length; i += 1 ) {
			var rest = value.replace( /^https?:/, '' );
			var start = publishers[ i ].replace( /^https?:/, '' ) + '/';
			var id = isId ? value : rest.indexOf( start ) === 0 ? rest.slice( start.length ) : '';
			id = id.split( /[?#]/ )[ 0 ].replace( /(?:\.json|\/)$/, '' );
			if ( /^[\w-]{1,64}$/.test( id ) && id !== 'oembed' ) return publishers[ i ] + '/' + id;
		}
		return '';
	}

	function Preview( props ) {
		var preview = data.useSelect(
			function ( select ) {
				return select( 'core' ).getEmbedPreview( props.page );
			},
			[ props.page ]
		);
		var hasNone = preview !== undefined && ! ( preview && preview.html );
		var answer = element.useState( {} );
		var status = answer[ 0 ].page === props.page && answer[ 0 ].status;
		// WordPress does not say why it has no preview, but the publisher tells the browser.
		element.useEffect(
			function () {
				var isCurrent = true;
				function keep( response ) {
					var isMissing = response.status === 404 || response.status === 410;
					if ( isCurrent ) answer[ 1 ]( { page: props.page, status: isMissing ? 'missing' : response.ok ? 'found' : 'unknown' } );
				}
				if ( hasNone ) window.fetch( props.page + '.json' ).then( keep, keep );
				return function () {
					isCurrent = false;
				};
			},
			[ props.page, hasNone ]
		);
		if ( preview && preview.html ) return el( components.SandBox, { html: preview.html, title: props.title, type: 'video' } );
		if ( ! status ) return el( components.Spinner );
		return el(
			components.Notice,
			{ status: status === 'missing' ? 'error' : 'warning', isDismissible: false },
			status === 'missing'
				? __( 'The publisher has no such embed: check the link or the id.', 'media-embed' )
				: status === 'found'
				? __( 'No preview: WordPress cannot reach the publisher. The published post plays the embed.', 'media-embed' )
				: __( 'No preview: neither WordPress nor this browser can read the embed.', 'media-embed' ),
			' ',
			el( 'a', { href: props.page }, props.title || props.page )
		);
	}

	function Form( props ) {
		var text = element.useState( props.value );
		var wrong = element.useState( false );
		function submit( event ) {
			event.preventDefault();
			var page = pageOf( text[ 0 ] );
			wrong[ 1 ]( page === '' );
			if ( page !== '' ) props.onSubmit( page );
		}
		return el(
			components.Placeholder,
			{
				icon: 'video-alt3',
				label: __( 'Media embed', 'media-embed' ),
				instructions:
					publishers.length === 0
						? __( 'An administrator has to add a publisher in the settings of Media Embed first.', 'media-embed' )
						: __( 'Paste the link of a published embed, or write its id.', 'media-embed' ),
				notices: wrong[ 0 ]
					? el(
							components.Notice,
							{ status: 'error', isDismissible: false },
							__( 'This is neither an id nor a link of a publisher in the settings of Media Embed.', 'media-embed' )
					  )
					: undefined,
			},
			el(
				'form',
				{ onSubmit: submit },
				el( 'input', {
					type: 'text',
					className: 'components-placeholder__input',
					'aria-label': __( 'Link or id of the embed', 'media-embed' ),
					value: text[ 0 ],
					onChange: function ( event ) {
						text[ 1 ]( event.target.value );
					},
				} ),
				el( components.Button, { variant: 'primary', type: 'submit' }, __( 'Embed', 'media-embed' ) )
			)
		);
	}

	function edit( props ) {
		var attributes = props.attributes;
		var page = pageOf( attributes.src );
		var editing = element.useState( page === '' );
		function set( name ) {
			return function ( value ) {
				var change = {};
				change[ name ] = value;
				props.setAttributes( change );
			};
		}
		return el(
			'figure',
			blockEditor.useBlockProps(),
			page === '' || editing[ 0 ]
				? el( Form, {
						value: attributes.src,
						onSubmit: function ( found ) {
							props.setAttributes( { src: found } );
							editing[ 1 ]( false );
						},
				  } )
				: [
						el(
							blockEditor.BlockControls,
							{ key: 'controls' },
							el(
								components.ToolbarGroup,
								null,
								el( components.ToolbarButton, {
									icon: 'edit',
									label: __( 'Change the embed', 'media-embed' ),
									onClick: function () {
										editing[ 1 ]( true );
									},
								} )
							)
						),
						el( Preview, { key: 'preview', page: page, title: attributes.title } ),
				  ],
			el(
				blockEditor.InspectorControls,
				null,
				el(
					components.PanelBody,
					{ title: __( 'Player', 'media-embed' ) },
					el( components.TextControl, {
						label: __( 'Title', 'media-embed' ),
						help: __( 'The accessible name of the player. Empty: the title of the embed.', 'media-embed' ),
						value: attributes.title,
						onChange: set( 'title' ),
					} ),
					el( components.SelectControl, {
						label: __( 'Load the player', 'media-embed' ),
						value: attributes.loading,
						options: [
							{ value: 'near', label: __( 'Near the visible part of the page', 'media-embed' ) },
							{ value: 'visible', label: __( 'When half of it is visible', 'media-embed' ) },
							{ value: 'click', label: __( 'On a click', 'media-embed' ) },
						],
						onChange: set( 'loading' ),
					} ),
					el( components.ToggleControl, {
						label: __( 'Start by itself', 'media-embed' ),
						checked: attributes.autoplay,
						onChange: set( 'autoplay' ),
					} ),
					el( components.ToggleControl, {
						label: __( 'Start muted', 'media-embed' ),
						checked: attributes.muted,
						onChange: set( 'muted' ),
					} ),
					el( components.ToggleControl, {
						label: __( 'Ask for consent first', 'media-embed' ),
						checked: attributes.consent === 'required',
						onChange: function ( isRequired ) {
							props.setAttributes( { consent: isRequired ? 'required' : '' } );
						},
					} )
				)
			)
		);
	}

	function warn( notice ) {
		data.dispatch( 'core/notices' ).createWarningNotice( notice, { id: notice } );
	}

	/** The blocks of what the server answers. */
	function blocksOf( parts, isRich ) {
		var elements = /<\/?(?:p|div|h[1-6]|[ou]l|li|table|t[dhr]|blockquote|figure|pre|section|article)[\s>]/i;
		return parts.reduce( function ( all, part ) {
			var source = { mode: 'BLOCKS' };
			source[ isRich || elements.test( part.code ) ? 'HTML' : 'plainText' ] = part.code;
			return all.concat( part.block ? blocks.parse( part.block ) : blocks.pasteHandler( source ) );
		}, [] );
	}

	function insert( ids, isReplaced, inserted ) {
		if ( inserted.length === 0 ) return;
		var editor = data.select( 'core/block-editor' );
		var dispatch = data.dispatch( 'core/block-editor' );
		var id = ids[ ids.length - 1 ];
		function fits( each ) {
			return editor.canInsertBlockType( each.name, root );
		}
		// A list has only items.
		for ( var root = editor.getBlockRootClientId( id ); root && ! inserted.every( fits ); root = editor.getBlockRootClientId( id ) ) id = root;
		if ( ! editor.getBlock( id ) ) dispatch.insertBlocks( inserted, 0 );
		else if ( isReplaced && ids.indexOf( id ) !== -1 ) dispatch.replaceBlocks( ids, inserted );
		else dispatch.insertBlocks( inserted, editor.getBlockIndex( id ) + 1, root );
	}

	function handlePaste( event ) {
		var editor = data.select( 'core/block-editor' );
		var pasted = paste.read( event, kept );
		var ids = editor.getSelectedBlockClientIds();
		var block = ids.length === 1 && editor.getBlock( ids[ 0 ] );
		// Not a stable name: without it, nothing is replaced.
		var isWhole = editor.__unstableIsFullySelected;
		var isReplaced = block ? blocks.isUnmodifiedDefaultBlock( block ) : !! isWhole && isWhole();
		// In the title, no block is selected.
		var isBlock = ids.length > 0 || event.target.closest( '.editor-post-title' );
		if ( ! pasted || ! isBlock || isTextField( event.target, block ) ) return;
		event.preventDefault();
		event.stopPropagation();
		paste.convert( pasted ).then( function ( result ) {
			insert( ids, isReplaced, blocksOf( result.parts, pasted.rich ) );
			result.notices.forEach( warn );
		} );
	}

	/** Whether what is pasted stays a text. */
	function isTextField( target, block ) {
		return /^(?:input|textarea)$/i.test( target.nodeName ) || ( block && [ 'core/code', 'core/preformatted', 'core/verse' ].indexOf( block.name ) !== -1 );
	}

	// Before the handler of the editor, which drops code.
	document.addEventListener( 'paste', handlePaste, true );

	var wasSaving = false;
	var canvas = null;
	data.subscribe( function () {
		var editor = data.select( 'core/editor' );
		var frame = document.querySelector( 'iframe[name="editor-canvas"]' );
		if ( frame && frame.contentDocument && frame.contentDocument !== canvas ) {
			canvas = frame.contentDocument;
			canvas.addEventListener( 'paste', handlePaste, true );
		}
		var isSaving = Boolean( editor && editor.isSavingPost() && ! editor.isAutosavingPost() );
		var hasSaved = wasSaving && ! isSaving;
		// Before the notices, each of which calls this function again.
		wasSaving = isSaving;
		if ( hasSaved ) ( editor.getCurrentPostAttribute( 'media_embed_notices' ) || [] ).forEach( warn );
	} );

	blocks.registerBlockType( 'media-embed/embed', {
		title: __( 'Media embed', 'media-embed' ),
		description: __( 'Plays a published embed.', 'media-embed' ),
		category: 'embed',
		icon: 'video-alt3',
		keywords: [ 'video', 'player', 'media' ],
		edit: edit,
		save: function () {
			return null;
		},
		transforms: {
			from: [
				{
					type: 'block',
					blocks: [ 'core/embed' ],
					isMatch: function ( attributes ) {
						return pageOf( attributes.url || '' ) !== '';
					},
					transform: function ( attributes ) {
						return blocks.createBlock( 'media-embed/embed', { src: pageOf( attributes.url ) } );
					},
				},
			],
		},
	} );
} )(
	window.wp.blocks,
	window.wp.blockEditor,
	window.wp.components,
	window.wp.data,
	window.wp.element,
	window.wp.i18n,
	window.mediaEmbedPaste,
	window.mediaEmbedBlock.publishers,
	window.mediaEmbedBlock.kept
);
SCRIPT;
}

/**
 * Reads a list of addresses, one on each line. Reports lines that are not an address.
 *
 * @param mixed  $value   Text or list of texts.
 * @param string $setting Name of the setting, for the report.
 * @return string[]
 */
function media_embed_sanitize_addresses( $value, $setting ) {
	$lines     = is_array( $value ) ? $value : preg_split( '/\s+/', is_string( $value ) ? $value : '', -1, PREG_SPLIT_NO_EMPTY );
	$addresses = array();
	foreach ( array_slice( $lines, 0, MEDIA_EMBED_MAX_ADDRESSES ) as $line ) {
		$address = media_embed_address( $line );
		if ( '' !== $address && 'players' === $setting ) {
			$address = preg_replace( '#^(https?://[^/]+).*$#', '$1', $address );
		}
		if ( '' === $address && function_exists( 'add_settings_error' ) ) {
			add_settings_error(
				MEDIA_EMBED_OPTION,
				"media_embed_$setting",
				sprintf(
					/* translators: %s: what the user wrote. */
					esc_html__( '“%s” was left out: it is not an http or https address without query and fragment.', 'media-embed' ),
					is_string( $line ) ? esc_html( $line ) : ''
				)
			);
		}
		$addresses[] = $address;
	}
	if ( count( $lines ) > MEDIA_EMBED_MAX_ADDRESSES && function_exists( 'add_settings_error' ) ) {
		/* translators: %d: a number. */
		$text = esc_html__( 'Only the first %d addresses were kept.', 'media-embed' );
		add_settings_error( MEDIA_EMBED_OPTION, "media_embed_{$setting}_count", sprintf( $text, MEDIA_EMBED_MAX_ADDRESSES ) );
	}
	return array_values( array_unique( array_filter( $addresses ) ) );
}

/**
 * Makes the settings valid. Called by WordPress whenever the option is saved.
 *
 * @param mixed $value What a form or a program sent.
 * @return array
 */
function media_embed_sanitize_settings( $value ) {
	$value  = is_array( $value ) ? $value : array();
	$script = is_string( $value['script'] ?? null ) ? trim( $value['script'] ) : '';
	return array(
		'publishers' => media_embed_sanitize_addresses( $value['publishers'] ?? '', 'publishers' ),
		'players'    => media_embed_sanitize_addresses( $value['players'] ?? '', 'players' ),
		'script'     => preg_match( '#^(?:https?:/)?/#i', $script ) ? esc_url_raw( $script, array( 'http', 'https' ) ) : '',
		'links'      => 'element' === ( $value['links'] ?? '' ) ? 'element' : 'frame',
	);
}

/** Registers the fields of the settings page. */
function media_embed_register_fields() {
	add_settings_section( 'media_embed_section', '', '__return_null', 'media-embed' );
	$fields = array(
		'publishers' => esc_html__( 'Addresses of publishers', 'media-embed' ),
		'script'     => esc_html__( 'Address of upgrade-links.js', 'media-embed' ),
		'players'    => esc_html__( 'Origins of hosted players', 'media-embed' ),
		'links'      => esc_html__( 'Pasted links become', 'media-embed' ),
	);
	foreach ( $fields as $name => $label ) {
		add_settings_field( "media_embed_$name", $label, "media_embed_{$name}_field", 'media-embed', 'media_embed_section', array( 'label_for' => "media_embed_$name" ) );
	}
}
add_action( 'admin_init', 'media_embed_register_fields' );

/**
 * Writes a field for several addresses.
 *
 * @param string $name Name of the setting.
 * @param string $help What it is for.
 */
function media_embed_addresses_field( $name, $help ) {
	printf(
		'<textarea id="media_embed_%1$s" name="%2$s[%1$s]" rows="3" class="large-text code" aria-describedby="media_embed_%1$s_help">%3$s</textarea><p class="description" id="media_embed_%1$s_help">%4$s</p>',
		esc_attr( $name ),
		esc_attr( MEDIA_EMBED_OPTION ),
		esc_textarea( implode( "\n", media_embed_settings()[ $name ] ) ),
		esc_html( $help )
	);
}

/** Writes the field of the publishers. */
function media_embed_publishers_field() {
	media_embed_addresses_field( 'publishers', __( 'One a line, with the folder of the embeds, for example https://www.example/embeds. Only their embeds are played.', 'media-embed' ) );
}

/** Writes the field of the players. */
function media_embed_players_field() {
	media_embed_addresses_field( 'players', __( 'One a line, for example https://media.example. Empty: players of any origin, also in copied code.', 'media-embed' ) );
}

/** Writes the field of the script. */
function media_embed_script_field() {
	printf(
		'<input type="text" id="media_embed_script" name="%1$s[script]" value="%2$s" class="large-text code" aria-describedby="media_embed_script_help"><p class="description" id="media_embed_script_help">%3$s</p>',
		esc_attr( MEDIA_EMBED_OPTION ),
		esc_attr( media_embed_settings()['script'] ),
		esc_html__( 'Empty: the copy in the folder “elements” of this plugin. media-embed.js has to be beside it.', 'media-embed' )
	);
	if ( '' === media_embed_script_address() ) {
		printf( '<p class="description"><strong>%s</strong></p>', esc_html__( 'There is no copy in that folder, so that elements stay links.', 'media-embed' ) );
	}
}

/** Writes the field of the links. */
function media_embed_links_field() {
	$choices = array(
		'frame'   => __( 'The frame of the publisher, which needs no script', 'media-embed' ),
		'element' => __( 'The element media-embed', 'media-embed' ),
	);
	printf( '<select id="media_embed_links" name="%s[links]">', esc_attr( MEDIA_EMBED_OPTION ) );
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( media_embed_settings()['links'], $value, false ), esc_html( $label ) );
	}
	echo '</select>';
}

/**
 * What a user has to be allowed to do to change the settings. They name scripts, which the administrator of one site
 * of a network may not add.
 *
 * @return string
 */
function media_embed_settings_capability() {
	return is_multisite() ? 'manage_network_options' : 'manage_options';
}
add_filter( 'option_page_capability_media_embed', 'media_embed_settings_capability' );

/** Adds the settings page. */
function media_embed_add_settings_page() {
	$title = esc_html__( 'Media Embed', 'media-embed' );
	add_options_page( $title, $title, media_embed_settings_capability(), 'media-embed', 'media_embed_settings_page' );
}
add_action( 'admin_menu', 'media_embed_add_settings_page' );

/**
 * Adds a link to it to the list of plugins.
 *
 * @param string[] $links Links of the plugin.
 * @return string[]
 */
function media_embed_add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=media-embed' ) ), esc_html__( 'Settings', 'media-embed' ) );
	return current_user_can( media_embed_settings_capability() ) ? array( 'settings' => $link ) + $links : $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'media_embed_add_settings_link' );

/** Writes the settings page. WordPress checks the nonce and the capability again when it is saved. */
function media_embed_settings_page() {
	if ( ! current_user_can( media_embed_settings_capability() ) ) {
		return;
	}
	printf( '<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html( get_admin_page_title() ) );
	settings_fields( 'media_embed' );
	do_settings_sections( 'media-embed' );
	submit_button();
	echo '</form></div>';
}

/** Removes the settings of all sites when the plugin is deleted. */
function media_embed_uninstall() {
	if ( ! is_multisite() ) {
		delete_option( MEDIA_EMBED_OPTION );
		return;
	}
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $site ) {
		delete_blog_option( $site, MEDIA_EMBED_OPTION );
	}
}

/** Lets WordPress call the removal. */
function media_embed_activate() {
	register_uninstall_hook( __FILE__, 'media_embed_uninstall' );
}
register_activation_hook( __FILE__, 'media_embed_activate' );
