import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import classes from './code-editor.module.css';
import { editorExtensions, type Field, markLines } from './editor-extensions.ts';

/** What buttons outside the editor ask of it. */
export interface EditorHandle {
  insert(text: string): void;
  /** Puts signs around what is selected. */
  wrap(sign: string): void;
  startLine(sign: string): void;
  /** Counted from 1. */
  goTo(line: number, column: number): void;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly fields: readonly Field[];
  readonly changedLines: readonly number[];
  readonly faultyLine: number | undefined;
  readonly onChange: (value: string) => void;
  readonly onMove: (place: Place) => void;
  readonly handle: Ref<EditorHandle>;
}

/** CodeMirror as a field: the text belongs to whoever uses it. Another template needs another `key`. */
export function CodeEditor({
  label,
  value,
  fields,
  changedLines,
  faultyLine,
  onChange,
  onMove,
  handle,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const open = useEffectEvent((parent: HTMLElement) => {
    const listener = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onChange(state.doc.toString());
      if (docChanged || selectionSet) onMove(placeOf(state));
    });
    const extensions = [...editorExtensions(label, fields), listener];
    return new EditorView({ parent, state: EditorState.create({ doc: value, extensions }) });
  });

  useEffect(() => {
    if (place.current === null) return;
    const view = open(place.current);
    editor.current = view;
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (view === null) return;
    const present = view.state.doc.toString();
    const changes = present === value ? [] : [{ from: 0, to: present.length, insert: value }];
    view.dispatch({ changes });
    view.dispatch({ effects: markLines.of({ changed: changedLines, faulty: faultyLine }) });
  }, [value, changedLines, faultyLine]);

  useImperativeHandle(handle, () => actsOn(() => editor.current), []);
  return <div ref={place} className={classes.editor} />;
}

function placeOf({ doc, selection }: EditorState): Place {
  const line = doc.lineAt(selection.main.head);
  return { line: line.number, column: selection.main.head - line.from + 1 };
}

function actsOn(findEditor: () => EditorView | null): EditorHandle {
  const act = (work: (view: EditorView) => void) => {
    const view = findEditor();
    if (view === null) return;
    work(view);
    view.focus();
  };
  return {
    insert: (text) => act((view) => view.dispatch(view.state.replaceSelection(text))),
    wrap: (sign) =>
      act((view) => {
        const { from, to } = view.state.selection.main;
        view.dispatch({
          changes: [
            { from, insert: sign },
            { from: to, insert: sign },
          ],
          selection: { anchor: from + sign.length, head: to + sign.length },
        });
      }),
    startLine: (sign) =>
      act((view) => {
        const { from } = view.state.doc.lineAt(view.state.selection.main.head);
        view.dispatch({ changes: { from, insert: sign } });
      }),
    goTo: (line, column) =>
      act((view) => {
        const found = view.state.doc.line(Math.min(line, view.state.doc.lines));
        const anchor = Math.min(found.from + column - 1, found.to);
        view.dispatch({ selection: { anchor }, scrollIntoView: true });
      }),
  };
}
