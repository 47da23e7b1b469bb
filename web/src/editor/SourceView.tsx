import { useEffect, useRef } from 'react';
import { useTheme } from '../settings/useTheme';
import { COMMON, monaco } from './monaco';
import './editor.css';

/** A source to be read. */
export default function SourceView({ source, label }: { source: string; label: string }) {
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => monaco.editor.setTheme(`serai-${theme}`), [theme]);
  useEffect(() => {
    if (!place.current) return;
    const editor = monaco.editor.create(place.current, {
      ...COMMON,
      value: source,
      language: 'python',
      ariaLabel: label,
      readOnly: true,
      domReadOnly: true,
    });
    return () => {
      editor.getModel()?.dispose();
      editor.dispose();
    };
  }, [source, label]);
  return <div ref={place} className="code-editor" dir="ltr" />;
}
