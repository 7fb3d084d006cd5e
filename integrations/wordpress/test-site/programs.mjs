/** The programs and files of Debian that the test site is made of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, mayInstall } from '../../../scripts/debian-package.mjs';
import { findExecutable } from '../../../scripts/executable.mjs';

export const SOURCES = process.env.WORDPRESS_PATH ?? '/usr/share/wordpress';

const PACKAGES = ['php-cli', 'php-mysql', 'php-xml', 'wordpress', 'mariadb-server'];

const find = (name) => findExecutable(name, ['/usr/sbin', '/usr/local/sbin']);

const installedPrograms = () => {
  const programs = {
    php: find('php'),
    mariadbd: find('mariadbd'),
    installDatabase: find('mariadb-install-db'),
  };
  const isComplete =
    Object.values(programs).every(Boolean) && existsSync(join(SOURCES, 'wp-load.php'));
  return isComplete ? programs : null;
};

const installedNow = () => {
  try {
    install(PACKAGES, 'the test site of WordPress');
  } catch (error) {
    console.log(`They could not be installed: ${error.message}`);
  }
  return installedPrograms();
};

/**
 * The paths of PHP and the database, and where WordPress is. On Debian, they are installed if the user is root.
 * Throws an Error that names the packages to install.
 */
export const findPrograms = () => {
  const programs = installedPrograms() ?? (mayInstall() ? installedNow() : null);
  if (programs !== null) return programs;
  throw new Error(
    `This test needs PHP, WordPress and MariaDB: apt-get install --no-install-recommends ${PACKAGES.join(' ')}, or set WORDPRESS_PATH to the folder of WordPress.`,
  );
};
