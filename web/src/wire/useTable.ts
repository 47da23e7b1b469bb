import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Entrance, TableLink } from './tableLink';
import type { TableState } from './tableState';

export const TableContext = createContext<TableLink | null>(null);

/** Opens a table for as long as the page shows it. */
export function useTableLink(name: string, entrance: Entrance): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = new TableLink(name, entrance);
    opened.open();
    setLink(opened);
    return () => opened.close();
  }, [name, entrance]);
  return link;
}

export function useTableActions(): TableLink {
  const link = useContext(TableContext);
  if (!link) throw new Error('there is no table around this component');
  return link;
}

/** A part of the table's state; renders again when that part changes. */
export function useTable<T>(pick: (state: TableState) => T): T {
  return useStore(useTableActions().store, pick);
}
