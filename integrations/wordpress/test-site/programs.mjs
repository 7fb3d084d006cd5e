/** The programs and files of Debian that the test site is made of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findExecutable } from '../../../scripts/executable.mjs';

export const SOURCES = process.env.WORDPRESS_PATH ?? '/usr/share/wordpress';

const find = (name) => findExecutable(name, ['/usr/sbin', '/usr/local/sbin']);

/**
 * The paths of PHP and the database, and where WordPress is.
 * Throws an Error that names the packages to install.
 */
export const findPrograms = () => {
  const programs = {
    php: find('php'),
    mariadbd: find('mariadbd'),
    installDatabase: find('mariadb-install-db'),
  };
  if (Object.values(programs).every(Boolean) && existsSync(join(SOURCES, 'wp-load.php')))
    return programs;
  throw new Error(
    'This test needs PHP, WordPress and MariaDB: apt-get install --no-install-recommends php-cli php-mysql php-xml wordpress mariadb-server, or set WORDPRESS_PATH to the folder of WordPress.',
  );
};
