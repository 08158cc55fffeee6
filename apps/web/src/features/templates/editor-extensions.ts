import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { getNonce } from 'get-nonce';
import classes from './code-editor.module.css';

/** Something to put between braces. */
export interface Field {
  readonly name: string;
  readonly description: string;
}

const MARKDOWN_LOOK = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);

/** Fields look like chips, Liquid's own words are blue. */
const liquidMarks = new MatchDecorator({
  regexp: /\{\{.*?\}\}|\{%.*?%\}/g,
  decoration: ([found]) =>
    Decoration.mark({ class: (found.startsWith('{{') ? classes.field : classes.liquid) ?? '' }),
});

const liquidLook = ViewPlugin.fromClass(
  class {
    decorations;

    constructor(view: EditorView) {
      this.decorations = liquidMarks.createDeco(view);
    }

    update(update: ViewUpdate) {
      this.decorations = liquidMarks.updateDeco(update, this.decorations);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** Tells the editor which lines to mark in its margin. */
export const markLines = StateEffect.define<{
  readonly changed: readonly number[];
  readonly faulty: number | undefined;
}>();

class LineMark extends GutterMarker {
  override readonly elementClass: string;

  constructor(elementClass: string) {
    super();
    this.elementClass = elementClass;
  }
}

const CHANGED = new LineMark(classes.changedLine ?? '');
const FAULTY = new LineMark(classes.faultyLine ?? '');

const markedLines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marks, { effects, state, changes }) {
    const effect = effects.find((each) => each.is(markLines));
    if (!effect?.is(markLines)) return marks.map(changes);
    const { changed, faulty } = effect.value;
    const at = (line: number) => state.doc.line(Math.min(line, state.doc.lines)).from;
    const ranges = changed.map((line) => CHANGED.range(at(line)));
    return RangeSet.of(faulty === undefined ? ranges : [...ranges, FAULTY.range(at(faulty))], true);
  },
  provide: (field) => gutterLineClass.from(field),
});

/** Everything the editor of a template can do. Tab leaves it, as it leaves any other field. */
export function editorExtensions(label: string, fields: readonly Field[]): Extension[] {
  return [
    EditorView.cspNonce.of(getNonce() ?? ''),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.lineWrapping,
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    markdown(),
    syntaxHighlighting(MARKDOWN_LOOK),
    liquidLook,
    markedLines,
    autocompletion({ override: [(context) => completeField(context, fields)], icons: false }),
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
  ];
}

/** Offers the fields of the template once a brace is open. */
function completeField(context: CompletionContext, fields: readonly Field[]) {
  const open = context.matchBefore(/\{[{%][^{}%]*/);
  const word = context.matchBefore(/[\w.]*/);
  if (open === null || word === null) return null;
  return {
    from: word.from,
    options: fields.map(({ name, description }) => ({ label: name, detail: description })),
    validFor: /^[\w.]*$/,
  };
}
