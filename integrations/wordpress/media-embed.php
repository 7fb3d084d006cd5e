<?php
/**
 * Plugin Name:       Media Embed
 * Description:       Plays the published embeds of a media publishing service: pasted links, a block, a shortcode and the element media-embed.
 * Version:           0.1.0
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

const MEDIA_EMBED_VERSION = '0.1.0';

/** Name of the option that holds all settings. */
const MEDIA_EMBED_OPTION = 'media_embed_settings';

/** Ids as the publisher accepts them. */
const MEDIA_EMBED_ID = '[A-Za-z0-9_-]{1,64}';

const MEDIA_EMBED_MAX_ADDRESSES = 20;

const MEDIA_EMBED_MAX_TITLE_LENGTH = 500;

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
		$address = preg_replace( '#^https?#i', 'https?', preg_quote( $publisher, '#' ) );
		$is_page = preg_match( "#^$address/(" . MEDIA_EMBED_ID . ')(?:\.json|/)?(?:[?\#][^\s<>"]*)?$#D', $value, $found );
		if ( ! $is_page && ! preg_match( '#^(' . MEDIA_EMBED_ID . ')$#D', $value, $found ) ) {
			continue;
		}
		// The publisher has its oEmbed endpoint at this address.
		if ( 'oembed' === $found[1] ) {
			return null;
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
 * Whether an attribute `src` names an embed of a publisher. Called by wp_kses with the value as it is written.
 *
 * @param string $value Value of the attribute, with character references.
 * @return bool
 */
function media_embed_is_allowed_source( $value ) {
	$address = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return false !== strpos( $address, '/' ) && null !== media_embed_find( $address );
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
	$allowed = array(
		'src'   => array( 'value_callback' => 'media_embed_is_allowed_source' ),
		'title' => array( 'maxlen' => 4 * MEDIA_EMBED_MAX_TITLE_LENGTH ),
		'label' => array( 'maxlen' => 4 * MEDIA_EMBED_MAX_TITLE_LENGTH ),
		'lang'  => array( 'maxlen' => 35 ),
		'class' => true,
	);
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
 * The element for an embed, with a link for readers without scripts.
 *
 * @param array $attributes `src` and attributes of the element, from anywhere.
 * @return string Markup; '' if `src` names no embed of a publisher.
 */
function media_embed_element( $attributes ) {
	$embed = media_embed_find( $attributes['src'] ?? null );
	if ( null === $embed ) {
		return '';
	}
	$title  = is_string( $attributes['title'] ?? null ) ? $attributes['title'] : '';
	$title  = mb_substr( trim( wp_check_invalid_utf8( $title, true ) ), 0, MEDIA_EMBED_MAX_TITLE_LENGTH );
	$markup = sprintf( '<media-embed src="%s"', esc_url( $embed['json'] ) );
	if ( '' !== $title ) {
		$markup .= sprintf( ' title="%s"', esc_attr( $title ) );
	}
	foreach ( MEDIA_EMBED_PIXELS as $name ) {
		$pixels = $attributes[ $name ] ?? null;
		if ( is_numeric( $pixels ) && $pixels >= 1 && $pixels <= 10000 ) {
			$markup .= sprintf( ' %s="%d"', $name, $pixels );
		}
	}
	foreach ( MEDIA_EMBED_SECONDS as $name ) {
		if ( media_embed_is_seconds( $attributes[ $name ] ?? null ) ) {
			$markup .= sprintf( ' %s="%s"', $name, esc_attr( $attributes[ $name ] ) );
		}
	}
	foreach ( MEDIA_EMBED_FLAGS as $name ) {
		if ( in_array( $attributes[ $name ] ?? null, array( true, 'true', '1', $name ), true ) ) {
			$markup .= " $name";
		}
	}
	foreach ( MEDIA_EMBED_CHOICES as $name => $values ) {
		$value = $attributes[ $name ] ?? null;
		if ( $value !== $values[0] && in_array( $value, $values, true ) ) {
			$markup .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	$text = '' === $title ? $embed['page'] : $title;
	return sprintf( '%s><a href="%s">%s</a></media-embed>', $markup, esc_url( $embed['page'] ), esc_html( $text ) );
}

/**
 * Checks an opening tag of the element.
 *
 * @param string $tag Markup from `<media-embed` to `>`.
 * @return array{tag: string, page: string}|null Null if its `src` names no embed of a publisher.
 */
function media_embed_checked_tag( $tag ) {
	$checked = wp_kses( $tag, array( 'media-embed' => media_embed_allowed_attributes() ) );
	if ( ! preg_match( '# src=(["\'])(.*?)\1#', $checked, $found ) ) {
		return preg_match( '#[\s"\'/]src\s*=#i', $tag ) ? null : array(
			'tag'  => $checked,
			'page' => '',
		);
	}
	$embed = media_embed_find( html_entity_decode( $found[2], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	return array(
		'tag'  => str_replace( $found[0], sprintf( ' src="%s"', esc_url( $embed['json'] ) ), $checked ),
		'page' => $embed['page'],
	);
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
		wp_enqueue_script( 'media-embed' );
		wp_enqueue_style( 'media-embed' );
	}
	return $content;
}
// After blocks, paragraphs and shortcodes.
add_filter( 'the_content', 'media_embed_filter_content', 12 );
add_filter( 'widget_block_content', 'media_embed_filter_content', 12 );

/**
 * Checks each element `<media-embed>` of a content.
 *
 * @param string $content Content of a post.
 * @return string
 */
function media_embed_filter_elements( $content ) {
	$tag   = '#(<media-embed(?=[\s/>])(?:[^>"\']++|"[^"]*"|\'[^\']*\')*+>|</media-embed\s*>)#i';
	$parts = preg_split( $tag, $content, -1, PREG_SPLIT_DELIM_CAPTURE );
	// Too long for the matcher. The element itself refuses foreign addresses, too.
	if ( false === $parts ) {
		return $content;
	}
	$filtered = $parts[0];
	$count    = count( $parts );
	for ( $at = 1; $at < $count; $at += 2 ) {
		$text = $parts[ $at + 1 ];
		// A closing tag without its element.
		if ( '/' === $parts[ $at ][1] ) {
			$filtered .= $text;
			continue;
		}
		$is_closed = '/' === ( $parts[ $at + 2 ][1] ?? '' );
		$checked   = media_embed_checked_tag( $parts[ $at ] );
		$inside    = $is_closed ? $text : '';
		// Inline JSON needs no `src`. Only authors with `unfiltered_html` can write it.
		if ( null === $checked || ( '' === $checked['page'] && false === stripos( $inside, '<script' ) ) ) {
			$filtered .= $text;
			continue;
		}
		if ( '' !== $checked['page'] && '' === trim( str_replace( array( '&nbsp;', "\xC2\xA0" ), '', $inside ) ) ) {
			$inside = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $checked['page'] ), esc_html( $checked['page'] ) );
		}
		$filtered .= $checked['tag'] . $inside . '</media-embed>' . ( $is_closed ? $parts[ $at + 3 ] : $text );
		$at       += $is_closed ? 2 : 0;
	}
	return $filtered;
}

/**
 * Whether a content has an element or a link that becomes one.
 *
 * @param string $content Content of a post.
 * @return bool
 */
function media_embed_has_player( $content ) {
	if ( false !== stripos( $content, '<media-embed' ) ) {
		return true;
	}
	// The service's own container, if its script was dropped.
	if ( false !== strpos( $content, 'media-embed-container' ) && false === stripos( $content, '<script' ) ) {
		return true;
	}
	foreach ( media_embed_settings()['publishers'] as $publisher ) {
		if ( false !== strpos( $content, "href=\"$publisher/" ) ) {
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

/** Registers the script, the style, the block, the shortcode and the publishers. */
function media_embed_register() {
	load_plugin_textdomain( 'media-embed', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );

	$settings = media_embed_settings();
	$script   = media_embed_script_address();
	if ( '' !== $script && array() !== $settings['publishers'] ) {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The modules beside it are loaded by their own addresses.
		wp_register_script( 'media-embed', $script, array(), null, true );
	}
	wp_register_style( 'media-embed', false, array(), MEDIA_EMBED_VERSION );
	wp_add_inline_style(
		'media-embed',
		'media-embed{display:block;aspect-ratio:16/9}.wp-embed-responsive .wp-has-aspect-ratio media-embed{position:absolute;inset:0;width:100%;height:100%}'
	);

	foreach ( $settings['publishers'] as $publisher ) {
		// A wildcard would also match the address inside another address.
		$address = preg_replace( '#^https?#i', 'https?', preg_quote( $publisher, '#' ) );
		$pattern = "#^$address/(?!oembed\b)" . MEDIA_EMBED_ID . '/?(?:[?\#].*)?$#';
		wp_oembed_add_provider( $pattern, "$publisher/oembed", true );
		if ( 'element' === $settings['links'] && ! is_admin() ) {
			wp_embed_register_handler( 'media-embed-' . md5( $publisher ), $pattern, 'media_embed_handle_link' );
		}
	}

	add_shortcode( 'media_embed', 'media_embed_shortcode' );
	wp_register_script(
		'media-embed-block',
		false,
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
		MEDIA_EMBED_VERSION,
		true
	);
	wp_add_inline_script(
		'media-embed-block',
		'var mediaEmbedBlock = ' . wp_json_encode( array( 'publishers' => $settings['publishers'] ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';' . media_embed_block_script()
	);
	wp_set_script_translations( 'media-embed-block', 'media-embed', __DIR__ . '/languages' );
	register_block_type(
		'media-embed/embed',
		array(
			'api_version'     => 2,
			'attributes'      => array(
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
 * @param string $tag    Markup of the script element.
 * @param string $handle Name of the script.
 * @return string
 */
function media_embed_script_tag( $tag, $handle ) {
	if ( 'media-embed' !== $handle ) {
		return $tag;
	}
	$settings = media_embed_settings();
	$data     = sprintf( ' defer data-embeds="%s"', esc_attr( implode( ' ', $settings['publishers'] ) ) );
	if ( array() !== $settings['players'] ) {
		$data .= sprintf( ' data-players="%s"', esc_attr( implode( ' ', $settings['players'] ) ) );
	}
	return preg_replace( '#<script(?=\s)#', '<script' . addcslashes( $data, '\\$' ), $tag, 1 );
}
add_filter( 'script_loader_tag', 'media_embed_script_tag', 10, 2 );

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
 * @return string
 */
function media_embed_shortcode( $attributes ) {
	$attributes        = is_array( $attributes ) ? $attributes : array();
	$attributes['src'] = $attributes['src'] ?? $attributes['url'] ?? $attributes['id'] ?? null;
	return media_embed_element( $attributes );
}

/**
 * Writes the block. WordPress has dropped attributes of another type by then.
 *
 * @param array $attributes Attributes of the block.
 * @return string
 */
function media_embed_render_block( $attributes ) {
	$element = media_embed_element( $attributes );
	return '' === $element ? '' : sprintf( '<figure %s>%s</figure>', get_block_wrapper_attributes(), $element );
}

/**
 * The script of the block in the editor.
 *
 * @return string
 */
function media_embed_block_script() {
	return <<<'SCRIPT'
( function ( blocks, blockEditor, components, data, element, i18n, publishers ) {
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
			id = id.replace( /[?#].*$/, '' ).replace( /(?:\.json|\/)$/, '' );
			if ( /^[\w-]{1,64}$/.test( id ) && id !== 'oembed' ) return publishers[ i ] + '/' + id;
		}
		return '';
	}

	function Preview( props ) {
		var preview = data.useSelect(
			function ( select ) {
				var core = select( 'core' );
				return {
					data: core.getEmbedPreview( props.page ),
					isLoading: core.isRequestingEmbedPreview( props.page ),
				};
			},
			[ props.page ]
		);
		if ( preview.isLoading ) return el( components.Spinner );
		if ( ! preview.data || ! preview.data.html )
			return el( 'p', null, el( 'a', { href: props.page }, props.title || props.page ) );
		return el( components.SandBox, { html: preview.data.html, title: props.title, type: 'video' } );
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
	window.mediaEmbedBlock.publishers
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
					__( '“%s” was left out: it is not an http or https address without query and fragment.', 'media-embed' ),
					is_string( $line ) ? sanitize_text_field( $line ) : ''
				)
			);
		}
		$addresses[] = $address;
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

/** Registers the option and the fields of the settings page. */
function media_embed_register_settings() {
	register_setting(
		'media_embed',
		MEDIA_EMBED_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'media_embed_sanitize_settings',
			'show_in_rest'      => false,
		)
	);
	add_settings_section( 'media_embed_section', '', '__return_null', 'media-embed' );
	$fields = array(
		'publishers' => __( 'Addresses of publishers', 'media-embed' ),
		'script'     => __( 'Address of upgrade-links.js', 'media-embed' ),
		'players'    => __( 'Origins of hosted players', 'media-embed' ),
		'links'      => __( 'Pasted links become', 'media-embed' ),
	);
	foreach ( $fields as $name => $label ) {
		add_settings_field( "media_embed_$name", $label, "media_embed_{$name}_field", 'media-embed', 'media_embed_section', array( 'label_for' => "media_embed_$name" ) );
	}
}
add_action( 'admin_init', 'media_embed_register_settings' );

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
	media_embed_addresses_field( 'publishers', __( 'One a line, for example https://www.example/embeds. Only embeds below these addresses are played.', 'media-embed' ) );
}

/** Writes the field of the players. */
function media_embed_players_field() {
	media_embed_addresses_field( 'players', __( 'One a line, for example https://media.example. Empty: players of any other origin.', 'media-embed' ) );
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

/** Adds the settings page. */
function media_embed_add_settings_page() {
	add_options_page( __( 'Media Embed', 'media-embed' ), __( 'Media Embed', 'media-embed' ), 'manage_options', 'media-embed', 'media_embed_settings_page' );
}
add_action( 'admin_menu', 'media_embed_add_settings_page' );

/** Writes the settings page. WordPress checks the nonce and the capability again when it is saved. */
function media_embed_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
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
