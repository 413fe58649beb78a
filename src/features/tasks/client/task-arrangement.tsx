import { Select } from '#client/ui/select.tsx';
import { type Arrangement, GROUPINGS, SORTS } from '../grouping.ts';
import { texts } from './texts.ts';

const GROUPS = GROUPINGS.map((value) => ({ value, label: texts.groups.by[value] }));
/** Under headings stand the tasks of one project. */
const GROUPS_OF_ANY = GROUPS.filter(({ value }) => value !== 'heading');
const ORDERS = SORTS.map((value) => ({ value, label: texts.sorting.by[value] }));
/** By the days on which tasks were over, they come by when that was where nothing else is asked for. */
const ORDERS_OF_DONE = ORDERS.map((order) => (order.value === 'due' ? { ...order, label: texts.sorting.done } : order));

/** Under headings they stand as somebody has put them. */
const ORDERS_BY_HAND = ORDERS.map((order) =>
  order.value === 'due' ? { ...order, label: texts.sorting.byHand } : order,
);

interface TaskArrangementProps {
  value: Arrangement;
  /** The tasks are those of one project. */
  ofProject: boolean;
  onChange: (change: Partial<Arrangement>) => void;
}

/** In what groups the tasks stand, and in what order within them. */
export function TaskArrangement({ value, ofProject, onChange }: TaskArrangementProps) {
  return (
    <>
      <Select
        aria-label={texts.groups.label}
        options={ofProject ? GROUPS : GROUPS_OF_ANY}
        value={value.group}
        onValueChange={(group) => onChange({ group })}
        className="w-64 shrink-0"
      />
      <Select
        aria-label={texts.sorting.label}
        options={value.group === 'done' ? ORDERS_OF_DONE : value.group === 'heading' ? ORDERS_BY_HAND : ORDERS}
        value={value.sort}
        onValueChange={(sort) => onChange({ sort })}
        className="w-60 shrink-0"
      />
    </>
  );
}
