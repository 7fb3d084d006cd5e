/// <reference types="media-embed-elements/svelte" />
