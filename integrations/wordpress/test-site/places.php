<?php
/**
 * Prints what the plugin writes outside the content of posts, and what it makes of the answer of a hostile publisher.
 *
 * @package MediaEmbed
 */

[ , $folder, $address ] = $argv;

$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', $address );
require_once "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/template.php';

$publisher = media_embed_settings()['publishers'][0];
$unclosed  = "<media-embed src='$publisher/7' title='Opening night'>";
$writers   = array(
	'a block of a template'       => static function () {
		return do_blocks( '<!-- wp:media-embed/embed {"src":"7"} /-->' );
	},
	'a shortcode of a theme'      => static function () {
		return do_shortcode( '[media_embed id="7"]' );
	},
	'a link in single quotes'     => static function () use ( $publisher ) {
		return apply_filters( 'the_content', "<p><a href='$publisher/7'>Opening night</a></p>" );
	},
);
foreach ( array( 'the_excerpt', 'the_excerpt_rss', 'widget_text', 'widget_text_content', 'widget_custom_html_content' ) as $hook ) {
	$writers[ $hook ] = static function () use ( $hook, $unclosed ) {
		return apply_filters( $hook, $unclosed );
	};
}

$places = array();
foreach ( $writers as $name => $write ) {
	wp_dequeue_script( 'media-embed' );
	$places[ $name ] = array(
		'markup'    => $write(),
		'hasScript' => wp_script_is( 'media-embed', 'enqueued' ),
	);
}

// Everything that may stand in a text of a shortcode or a block, but not in a feed.
$texts = array();
foreach ( array( ...range( 0, 31 ), 127, 0xFFFE, 0xFFFF ) as $code ) {
	foreach ( MEDIA_EMBED_TEXTS as $name ) {
		$texts[] = do_shortcode( sprintf( '[media_embed id="7" %s="a%sb"]', $name, addcslashes( json_decode( sprintf( '"\u%04x"', $code ) ), "\0..\37" ) ) );
		$texts[] = do_blocks( sprintf( '<!-- wp:media-embed/embed {"src":"7","%s":"a\\u%04xb"} /-->', $name, $code ) );
	}
}

/** Registers everything of the plugin again. */
function register_again() {
	wp_deregister_script( 'media-embed' );
	wp_deregister_style( 'media-embed' );
	unregister_block_type( 'media-embed/embed' );
	media_embed_register();
}

/**
 * Whether the style is there without the script.
 *
 * @return bool
 */
function has_style_without_script() {
	$elements = WP_PLUGIN_DIR . '/media-embed/elements';
	rename( $elements, "$elements-away" );
	register_again();
	$has_style = wp_style_is( 'media-embed', 'registered' );
	rename( "$elements-away", $elements );
	register_again();
	return $has_style;
}

/**
 * Whether the script is added to a page that shows the excerpt of a post which has none of its own.
 *
 * @param string $content Content of the post.
 * @return bool
 */
function adds_script_to_excerpt( $content ) {
	wp_dequeue_script( 'media-embed' );
	$post = wp_insert_post(
		array(
			'post_title'   => 'A post',
			'post_content' => $content,
			'post_status'  => 'publish',
		)
	);
	get_the_excerpt( $post );
	wp_delete_post( $post, true );
	return wp_script_is( 'media-embed', 'enqueued' );
}

/**
 * Comments of visitors with a link to an embed, as they are shown. Every spelling of its tag and its address.
 *
 * @param string $publisher Address of the publisher.
 * @return string[]
 */
function comments_of_visitors( $publisher ) {
	$host      = wp_parse_url( $publisher, PHP_URL_HOST );
	$addresses = array( "$publisher/7", '/embeds/7', preg_replace( '#^https?:#', '', "$publisher/7" ), strtoupper( $publisher ) . '/7' );
	foreach ( array( '&#%d;', '&#x%x;', '%%%x' ) as $spelling ) {
		$addresses[] = str_replace( $host, sprintf( $spelling, ord( $host ) ) . substr( $host, 1 ), "$publisher/7" );
	}
	$comments = array( "$publisher/7", "<a href='mailto:me@site.example' title='rel=\"nofollow ugc\"'>Mail</a>" );
	foreach ( $addresses as $address ) {
		foreach ( array( ' ', "\n", "\t", "\r\n" ) as $space ) {
			foreach ( array( '"', "'" ) as $quote ) {
				$href       = "href=$quote$address$quote";
				$title      = "title=${quote}a{$space}b$quote";
				$comments[] = "<a$space$href>7</a>";
				$comments[] = "<A$space$title$space$href>7</A>";
				$comments[] = "<a$space$href$space$title>7</a>";
			}
		}
	}
	foreach ( $comments as $at => $comment ) {
		$comments[ $at ] = apply_filters( 'comment_text', wp_unslash( apply_filters( 'pre_comment_content', wp_slash( $comment ) ) ) );
	}
	return $comments;
}

// Tags that are as malformed and as long as they can be.
$warnings = array();
set_error_handler(
	static function ( $number, $message ) use ( &$warnings ) {
		$warnings[] = $message;
		return true;
	}
);
foreach ( array( '"', "'", '=', '/', 'a="', 'a ', 'a=b ' ) as $piece ) {
	for ( $length = 1000; $length < 40000; $length *= 2 ) {
		media_embed_filter_content( '<media-embed ' . str_repeat( $piece, intdiv( $length, strlen( $piece ) ) ) . '>' );
	}
}
restore_error_handler();

// As a program saves the settings, not the form.
$settings = get_option( MEDIA_EMBED_OPTION );
update_option( MEDIA_EMBED_OPTION, array( 'publishers' => array( "$publisher/", 'javascript:alert(1)', '"><script>' ) ) + $settings );
$saved = get_option( MEDIA_EMBED_OPTION );
update_option( MEDIA_EMBED_OPTION, $settings );
$wp_settings_errors = array();

$answers = array();
$answer  = '';
add_filter(
	'pre_http_request',
	static function () use ( &$answer ) {
		return array(
			'response' => array( 'code' => 200 ),
			'body'     => wp_json_encode(
				array(
					'version' => '1.0',
					'type'    => 'rich',
					'width'   => 640,
					'height'  => 360,
					'html'    => $answer,
				)
			),
		);
	},
	// After the filter of the test site.
	20
);
$frame = '<iframe title="T" src="https://media.example/7" width="640" height="360" allow="autoplay" allowfullscreen loading="lazy"></iframe>';
foreach ( array(
	$frame,
	'<script>alert(1)</script>',
	"<img src=x onerror=alert(1)>$frame<script>alert(1)</script>",
	str_replace( '<iframe', '<iframe onload="alert(1)" srcdoc="<script>alert(1)</script>" style="position:fixed" name="x"', $frame ),
	str_replace( '<iframe', '<IFRAME onload=alert(1)', $frame ),
	str_replace( 'https://media.example/7', 'javascript:alert(1)', $frame ),
	str_replace( 'https://media.example/7', 'data:text/html,<script>alert(1)</script>', $frame ),
	'<iframe onload=alert(1)></iframe>',
	'<iframe src="https://media.example/7"><svg onload=alert(1)>',
) as $answer ) {
	foreach ( array( '7', 'oembed-7', '7.json', '7?a=b#c' ) as $id ) {
		$answers[] = wp_oembed_get( "$publisher/$id" );
	}
}

echo wp_json_encode(
	array(
		'places'    => $places,
		'answers'   => $answers,
		'frame'     => $frame,
		'texts'     => $texts,
		'excerpts'  => array_map( 'adds_script_to_excerpt', array( $unclosed, '[media_embed id="7"]', '<!-- wp:media-embed/embed {"src":"7"} /-->', "<p><a href='$publisher/7'>7</a></p>" ) ),
		'unended'   => media_embed_filter_content( "<media-embed src=$publisher/12" ),
		'comments'  => comments_of_visitors( $publisher ),
		'warnings'  => array_unique( $warnings ),
		'saved'     => $saved['publishers'],
		'block'     => media_embed_block_script(),
		'hasStyle'  => has_style_without_script(),
		'shortcode' => array(
			'enclosing' => do_shortcode( '[media_embed id="1"] First. [media_embed id="2"]Second.[/media_embed]' ),
			'flags'     => do_shortcode( '[media_embed id="7" muted autoplay onfocus]' ),
		),
		'settings'  => array(
			'kept'   => count( media_embed_sanitize_settings( array( 'publishers' => array_map( static fn ( $at ) => "https://$at.example", range( 1, 21 ) ) ) )['publishers'] ),
			'errors' => wp_list_pluck( get_settings_errors( MEDIA_EMBED_OPTION ), 'message' ),
		),
	)
);
