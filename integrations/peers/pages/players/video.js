/** The browser's own player needs no script. */
