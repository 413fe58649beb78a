import { Select } from '#client/ui/select.tsx';
import { type Arrangement, GROUPINGS, SORTS } from '../grouping.ts';
import { texts } from './texts.ts';

const GROUPS = GROUPINGS.map((value) => ({ value, label: texts.groups.by[value] }));
const ORDERS = SORTS.map((value) => ({ value, label: texts.sorting.by[value] }));
/** By the days on which tasks were over, they come by when that was where nothing else is asked for. */
const ORDERS_OF_DONE = ORDERS.map((order) => (order.value === 'due' ? { ...order, label: texts.sorting.done } : order));

interface TaskArrangementProps {
  value: Arrangement;
  onChange: (change: Partial<Arrangement>) => void;
}

/** In what groups the tasks stand, and in what order within them. */
export function TaskArrangement({ value, onChange }: TaskArrangementProps) {
  return (
    <>
      <Select
        aria-label={texts.groups.label}
        options={GROUPS}
        value={value.group}
        onValueChange={(group) => onChange({ group })}
        className="w-64 shrink-0"
      />
      <Select
        aria-label={texts.sorting.label}
        options={value.group === 'done' ? ORDERS_OF_DONE : ORDERS}
        value={value.sort}
        onValueChange={(sort) => onChange({ sort })}
        className="w-60 shrink-0"
      />
    </>
  );
}
