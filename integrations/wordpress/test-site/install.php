<?php
/**
 * Installs the test site with an administrator and an author: php install.php FOLDER ADDRESS PASSWORD
 *
 * @package MediaEmbed
 */

[ , $folder, $address, $password ] = $argv;

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', $address );
require_once "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Test site', 'admin', 'admin@site.example', true, '', $password );
update_option( 'siteurl', $address );
update_option( 'home', $address );
switch_theme( 'test-site' );
$author = wp_insert_user(
	array(
		'user_login' => 'author',
		'user_pass'  => $password,
		'user_email' => 'author@site.example',
		'role'       => 'author',
	)
);
echo is_wp_error( $author ) ? $author->get_error_message() : 'installed';
