/**
 * English sentences of the modules that the debugger shows. `{n}` and `{m}` are numbers, `{list}` is a list with `and`,
 * `{a}` is any other value.
 */
export type CoreSentence = RepairLabel | CorePhrase;

/** Every sentence in one language, with the same values in braces. */
export type SentenceTexts = Readonly<Record<CoreSentence, string>>;

/** What stands for a value of a sentence. */
type CorePhrase = '{n} more' | 'Brightcove and videojs-contrib-ads' | 'IAB consent';

/** Labels of the repairs of lint rules. */
type RepairLabel =
  | 'Correct the brackets.'
  | 'Write macros in brackets.'
  | 'Write the brackets unencoded.'
  | 'Write the macros in capitals.'
  | 'Write the placeholders as macros in brackets.'
  | 'Write the placeholders of {a} as macros in brackets.'
  | 'Write the placeholders of another system as macros in brackets.'
  | 'Correct the names of the macros.'
  | 'Keep only the URL of the ad tag.'
  | 'Replace the escapes by their characters.'
  | 'Decode the ad tag.'
  | 'Replace the characters by those of a URL.'
  | 'Use the address behind the link.'
  | 'Start the tag with https://.'
  | 'Remove the user name and the password.'
  | 'Use https. The ad server must support it.'
  | 'Replace # by %23.'
  | 'Remove these characters.'
  | 'Remove the empty tags.'
  | 'Keep the first of each.'
  | 'Set {list}.'
  | 'Add a random number.'
  | 'Replace the number by a macro.'
  | 'Remove the id.'
  | 'Remove the rule.'
  | 'Keep the first of the rules.'
  | 'Use the rule {a}.'
  | 'Percent-encode the URL.'
  | 'Percent-encode cust_params.'
  | 'Encode cust_params once.'
  | 'Leave the values to the player.'
  | 'Remove the parameter {a}.'
  | 'Remove the parameters {list}.'
  | 'Remove the element, which is not used.'
  | 'Remove the value, which is not used.'
  | 'Set the value to {a}.'
  | 'Use the nearest allowed value.'
  | 'Set the field to null.'
  | 'Remove this offset, which is not used.'
  | 'Remove the live, which is not played.'
  | 'Replace the consent by macros.'
  | 'Add {a}.'
  | 'Add {list} without values, which the player fills.'
  | 'Use the path /gampad/live/ads.'
  | 'Remove impl=s.'
  | 'Remove the parameters without a value.'
  | 'Replace the first & by ?.'
  | 'Encode the value once.'
  | 'Replace the escapes of HTML by their characters.'
  | 'Percent-encode these characters.'
  | 'Write the percent sign as %25.'
  | 'Write {a}.'
  | 'Write &amp; for the ampersand.'
  | 'Put the text into a CDATA section.'
  | 'Write the version as {a}.'
  | 'Add version {a}, the lowest with these elements.'
  | 'Remove it.'
  | 'Add the type {a}.'
  | 'Remove the attribute.'
  | 'Remove the text before the document.'
  | 'Declare the prefix.'
  | 'Write {a} for it.'
  | 'Remove the document type.'
  | 'Write https:// for http://.'
  | 'Remove the second one.';
