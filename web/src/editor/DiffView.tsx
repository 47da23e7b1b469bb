import { useEffect, useRef } from 'react';
import { useTheme } from '../settings/useTheme';
import { useMedia } from '../ui/useMedia';
import { type Changes, changesOf } from './changes';
import { COMMON, monaco } from './monaco';
import './editor.css';

type Props = {
  before: string;
  after: string;
  label: string;
  onChanges: (changes: Changes) => void;
};

/** Two sources side by side, or one under the other where there is no room. */
export default function DiffView({ before, after, label, onChanges }: Props) {
  const theme = useTheme();
  const wide = useMedia('(min-width: 900px)');
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onChanges);
  useEffect(() => {
    tell.current = onChanges;
  });
  useEffect(() => monaco.editor.setTheme(`serai-${theme}`), [theme]);
  useEffect(() => {
    if (!place.current) return;
    const original = monaco.editor.createModel(before, 'python');
    const modified = monaco.editor.createModel(after, 'python');
    const editor = monaco.editor.createDiffEditor(place.current, {
      ...COMMON,
      originalAriaLabel: label,
      modifiedAriaLabel: label,
      readOnly: true,
      renderOverviewRuler: false,
      renderSideBySide: wide,
      hideUnchangedRegions: { enabled: true },
    });
    editor.setModel({ original, modified });
    editor.onDidUpdateDiff(() => tell.current(changesOf(editor.getLineChanges() ?? [])));
    return () => {
      editor.dispose();
      original.dispose();
      modified.dispose();
    };
  }, [before, after, label, wide]);
  return <div ref={place} className="code-editor" dir="ltr" />;
}
