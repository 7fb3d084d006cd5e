/** The programs and files of Debian that the test site is made of. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const SOURCES = process.env.WORDPRESS_PATH ?? '/usr/share/wordpress';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find(isExecutable);

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
