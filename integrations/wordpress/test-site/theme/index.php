<?php
/**
 * A theme that shows the content of posts, as themes of both kinds do.
 *
 * @package MediaEmbed
 */

?><!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php
while ( have_posts() ) {
	the_post();
	the_title( '<h1>', '</h1>' );
	echo '<main>';
	the_content();
	echo '</main>';
}
wp_footer();
?>
</body>
</html>
