<?php
/**
 * Does what WordPress does when somebody deletes the plugin, and says whether its option is gone.
 *
 * @package MediaEmbed
 */

[ , $folder, $address ] = $argv;

$_SERVER['HTTP_HOST'] = preg_replace( '#^https?://#', '', $address );
require_once "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$was_there = is_array( get_option( 'media_embed_settings' ) );
deactivate_plugins( 'media-embed/media-embed.php' );
define( 'WP_UNINSTALL_PLUGIN', 'media-embed/media-embed.php' );
uninstall_plugin( 'media-embed/media-embed.php' );
wp_cache_flush();
echo $was_there && false === get_option( 'media_embed_settings' ) ? 'removed' : 'kept';
