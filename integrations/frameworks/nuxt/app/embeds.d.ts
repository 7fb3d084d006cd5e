/// <reference types="media-embed-elements/vue" />
