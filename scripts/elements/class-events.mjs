/** The events of an element class: its `@fires` tags, and the names of its event map that the DOM does not have. */
import ts from 'typescript';
import { commentOf, tagsOf, typeText } from './class-comments.mjs';

/** The exported arrays of names, whose entries have comments. */
const NAME_LISTS = /^(?:MEDIA|PLAYER|AD)_EVENTS$/;

const isOfDom = (symbol) =>
  symbol.declarations?.every((node) => /\/lib\.dom[\w.]*$/.test(node.getSourceFile().fileName));

/** The type of the map in `declare addEventListener: ListenerMethod<this, Map, …>`. */
const eventMapOf = (checker, symbol) => {
  const { type } = symbol.members.get('addEventListener').valueDeclaration;
  return checker.getTypeFromTypeNode(type.typeArguments[1]);
};

const commentBefore = (node) => {
  const text = node.getSourceFile().text;
  const [range] = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).slice(-1);
  const comment = range && text.slice(range.pos, range.end);
  return comment?.replace(/^\/\*\*\s*|\s*\*\/$/g, '').replace(/\s*\n\s*\*?\s*/g, ' ');
};

const entriesOf = ({ initializer }) =>
  ts.isAsExpression(initializer) && ts.isArrayLiteralExpression(initializer.expression)
    ? [...initializer.expression.elements]
    : [];

/** The comments on the entries of the arrays of event names, by name. */
export const eventComments = (program) =>
  new Map(
    program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes('/src/player/playback/'))
      .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .filter(({ name }) => NAME_LISTS.test(name.getText()))
      .flatMap((declaration) =>
        entriesOf(declaration).map((node) => [node.text, commentBefore(node)]),
      ),
  );

/** Every event with its type and description; throws if one has no description. */
export const eventsOf = (checker, symbol, comments) => {
  const tags = new Map(tagsOf(checker, symbol, 'fires').map((tag) => [tag.name, tag]));
  const map = eventMapOf(checker, symbol);
  const own = checker.getPropertiesOfType(map).filter((each) => !isOfDom(each));
  const types = new Map(
    own.map((each) => [each.name, typeText(checker, checker.getTypeOfSymbol(each))]),
  );
  const listedNames = [...comments.keys()].filter((name) => types.has(name));
  return [...new Set([...tags.keys(), ...listedNames, ...types.keys()])].map((name) => {
    const listed = map.getProperty(name);
    const description =
      tags.get(name)?.description ?? comments.get(name) ?? (listed && commentOf(checker, listed));
    if (!description)
      throw new Error(`The event "${name}" of ${symbol.name} has no @fires tag and no comment.`);
    return { name, type: { text: types.get(name) ?? tags.get(name).type }, description };
  });
};
