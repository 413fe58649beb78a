// biome-ignore-all lint/a11y/useSemanticElements: rows that stand at places of their own cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in what a cell holds, or whoever uses it says so
import type { ComponentProps } from 'react';

type PartProps = ComponentProps<'div'>;

export const Grid = (props: PartProps) => <div role="grid" {...props} />;
export const GridRow = (props: PartProps) => <div role="row" {...props} />;
export const RowHeader = (props: PartProps) => <div role="rowheader" {...props} />;
export const GridCell = (props: PartProps) => <div role="gridcell" {...props} />;
