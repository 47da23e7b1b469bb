import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTheme } from '../settings/useTheme';
import type { GameName } from '../wire/generated/messages';
import type { BotApi } from '../wire/generated/rest';
import type { Marker } from './markers';
import { COMMON, monaco } from './monaco';
import { teach } from './providers';
import './editor.css';

export type EditorHandle = {
  /** Puts the cursor there, in sight, and the keyboard into the editor. */
  go: (line: number, column: number) => void;
};

export type EditorCommands = { save: () => void; test: () => void; practice: () => void };

/** A source that was put into the editor from outside; a new object puts it there again. */
type Given = { readonly source: string };

type Props = {
  given: Given;
  onChange: (source: string) => void;
  label: string;
  markers: readonly Marker[];
  api: BotApi | null;
  game: GameName;
  commands: EditorCommands;
  handle: Ref<EditorHandle>;
};

type Editor = ReturnType<typeof monaco.editor.create>;
const OWNER = 'check';

/** A bot's source to be written. */
export default function CodeEditor(props: Props) {
  const { given, onChange, label, markers, api, game, commands, handle } = props;
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const current = useRef({ given, onChange, commands, label, theme });
  useEffect(() => {
    current.current = { given, onChange, commands, label, theme };
  });

  useEffect(() => {
    if (!place.current) return;
    const { KeyCode, KeyMod } = monaco;
    const made = monaco.editor.create(place.current, {
      ...COMMON,
      value: current.current.given.source,
      language: 'python',
      theme: `serai-${current.current.theme}`,
      ariaLabel: current.current.label,
      fixedOverflowWidgets: true,
      quickSuggestions: { other: true, comments: false, strings: true },
      tabSize: 4,
      wordBasedSuggestions: 'currentDocument',
    });
    made.onDidChangeModelContent(() => current.current.onChange(made.getValue()));
    const command = (key: number, name: keyof EditorCommands) =>
      made.addCommand(key, () => current.current.commands[name]());
    command(KeyMod.CtrlCmd | KeyCode.KeyS, 'save');
    command(KeyMod.CtrlCmd | KeyCode.Enter, 'test');
    command(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.Enter, 'practice');
    setEditor(made);
    return () => {
      made.getModel()?.dispose();
      made.dispose();
    };
  }, []);

  useEffect(() => monaco.editor.setTheme(`serai-${theme}`), [theme]);
  useEffect(() => editor?.updateOptions({ ariaLabel: label }), [editor, label]);
  useEffect(() => {
    const model = editor?.getModel();
    if (!model || model.getValue() === given.source) return;
    // As an edit, so that it can be undone: an example or an old version was taken.
    editor?.pushUndoStop();
    editor?.executeEdits(OWNER, [{ range: model.getFullModelRange(), text: given.source }]);
    editor?.pushUndoStop();
    editor?.setPosition({ lineNumber: 1, column: 1 });
  }, [editor, given]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && api) teach(model, api, game);
  }, [editor, api, game]);
  useEffect(() => {
    const model = editor?.getModel();
    if (!model) return;
    const { Error: wrong, Warning: doubtful } = monaco.MarkerSeverity;
    monaco.editor.setModelMarkers(
      model,
      OWNER,
      markers.map(({ code: _, ...one }) => ({
        ...one,
        message: one.message.replaceAll('`', ''),
        severity: one.severity === 'error' ? wrong : doubtful,
      })),
    );
  }, [editor, markers]);
  useImperativeHandle(
    handle,
    () => ({
      go(lineNumber, column) {
        editor?.setPosition({ lineNumber, column });
        editor?.revealPositionInCenterIfOutsideViewport({ lineNumber, column });
        editor?.focus();
      },
    }),
    [editor],
  );
  return <div ref={place} className="code-editor" dir="ltr" data-ready={editor ? '' : undefined} />;
}
