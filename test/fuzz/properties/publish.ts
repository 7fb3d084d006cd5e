import { anyRequest, checkResponse, faultyPublisher } from '../../src/publish/any-request.js';
import { asyncFuzzProperty } from '../fuzz-property.js';
import { assertInert } from './render.js';

const publisher = faultyPublisher();

export const PUBLISH_PROPERTIES = [
  asyncFuzzProperty(
    'createPublisher answers any request with a documented status, and with pages that run nothing',
    6,
    anyRequest,
    async (request) => {
      const read = await checkResponse(publisher, request);
      if (read?.response.headers.get('content-type')?.startsWith('text/html') === true)
        assertInert(read.text);
    },
  ),
];
