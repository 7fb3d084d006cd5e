export { amaBeacon, type AmaBeaconOptions } from './ama-beacon.js';
export {
  type AnalyticsAdapter,
  type MeasuredPlayer,
  registerAnalytics,
} from './analytics-registry.js';
export { type MilestoneName, milestones } from './milestones.js';
