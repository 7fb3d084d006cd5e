import type { PlayerConfig } from '../../../src/index.js';
import type { MessageData, NoParams } from '../../../src/messages/format.js';
import type { DemoMessages } from '../../../src/messages/generated/demo/index.js';

type EffectId = keyof DemoMessages & `effect-${string}`;

type PlainEffectId = {
  [Id in EffectId]: DemoMessages[Id] extends NoParams ? Id : never;
}[EffectId];

export type EffectMessage = MessageData<DemoMessages, EffectId>;

export type DescribeEffect = (config: PlayerConfig) => EffectMessage | null;

/** What fields of the embed do, by field. */
export type FieldEffects = Readonly<Record<string, DescribeEffect>>;

/** A message without parameters if the condition holds. */
export const when = <Id extends PlainEffectId>(
  condition: boolean,
  id: Id,
): MessageData<DemoMessages, Id> | null => (condition ? plain(id) : null);

export const plain = <Id extends PlainEffectId>(id: Id): MessageData<DemoMessages, Id> => ({
  id,
  params: {},
});

/** The message about a value that is set. */
export const given = <Value>(
  value: Value | null | undefined | '',
  message: (value: Value) => EffectMessage,
): EffectMessage | null =>
  value === null || value === undefined || value === '' ? null : message(value);
