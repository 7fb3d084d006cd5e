import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DeliveryStatus } from '../../../../src/api/transport/delivery-status.js';

void it('a delivery status never lowers what it recorded', () => {
  const delivery = new DeliveryStatus({ method: 'PUT', path: '/rest/v2/ama/7.json' });
  const seen = (['no', 'unknown', 'no', 'yes', 'unknown'] as const).map((sent) => {
    delivery.record(sent);
    return delivery.sent;
  });
  assert.deepEqual(seen, ['no', 'unknown', 'unknown', 'yes', 'yes']);
});
