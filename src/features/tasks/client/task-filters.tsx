import { Search, X } from 'lucide-react';
import { memo, type NamedExoticComponent, type ReactNode, useEffect, useRef } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Input } from '#client/ui/input.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Select } from '#client/ui/select.tsx';
import { useOfferedProjects } from '#features/projects/client/queries.ts';
import { useTags } from '#features/tags/client/queries.ts';
import type { Tag } from '#features/tags/contract.ts';
import { isSameTag } from '#features/tags/rules.ts';
import { livedDay } from '#shared/day.ts';
import { type FilterKey, type TaskFilter, WITHOUT_PROJECT } from '../filter.ts';
import { texts as taskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const { list } = texts;
const STATUSES = (['all', 'active', 'completed'] as const).map((value) => ({ value, label: list.statuses[value] }));
const PRIORITIES = (['all', 'high', 'medium', 'low'] as const).map((value) => ({
  value,
  label: list.priorities[value],
}));

/** Stands for no tag and for no project in particular; no name and no id has a sign like that. */
const ANY = '#';

/** The tags to choose from, that of the address among them, whether it is there or not. */
function tagOptions(tags: readonly Tag[], wanted: string | undefined) {
  const strange = wanted !== undefined && !tags.some(({ name }) => isSameTag(name, wanted)) ? [{ name: wanted }] : [];
  return [...tags, ...strange].map(({ name }) => ({ value: name, label: name }));
}

interface TaskFiltersProps {
  value: TaskFilter;
  onChange: (change: TaskFilter) => void;
}

/** By what each key is chosen, in this order; null where only an address says it. What else the page chooses does not draw them anew. */
const CONTROLS: { [K in FilterKey]: NamedExoticComponent<TaskFiltersProps> | null } = {
  text: memo(TextFilter),
  status: memo(StatusFilter),
  priority: memo(PriorityFilter),
  outcome: null,
  done: null,
  tag: memo(TagFilter),
  project: memo(ProjectFilter),
  due: memo(DueFilter),
  planned: memo(PlannedFilter),
};
/** What has a line of its own above the other keys. */
const FIRST: readonly FilterKey[] = ['text', 'status'];

/** Chooses which tasks are shown; what is inside stands behind it and says how. */
export function TaskFilters({ children, ...props }: TaskFiltersProps & { children: ReactNode }) {
  const controls = (first: boolean) =>
    Object.entries(CONTROLS).map(
      ([key, Control]) => Control && FIRST.includes(key as FilterKey) === first && <Control key={key} {...props} />,
    );
  return (
    // What a phone has beside or below the line of new tasks, and scrolls; the room around it is that of the controls' rings.
    <div className="relative -m-1 flex gap-2 p-1 [scrollbar-width:none] max-md:min-w-0 max-md:flex-1 max-md:basis-32 max-md:items-center max-md:overflow-x-auto md:flex-col">
      <div className="flex flex-wrap items-center gap-2 max-md:contents">{controls(true)}</div>
      <div className="flex items-center gap-2 max-md:contents md:flex-wrap">
        {controls(false)}
        {children}
      </div>
    </div>
  );
}

function TextFilter({ value, onChange }: TaskFiltersProps) {
  return (
    <div className="relative min-w-0 max-md:order-[-10000] max-md:w-11 max-md:shrink-0 max-md:has-[input:not(:placeholder-shown)]:w-44 max-md:focus-within:w-44 md:flex-1">
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-text-muted"
      />
      <Input
        type="search"
        aria-label={list.search}
        placeholder={list.searchPlaceholder}
        value={value.text ?? ''}
        onChange={(event) => onChange({ text: event.target.value || undefined })}
        onKeyDown={(event) => event.key === 'Escape' && onChange({ text: undefined })}
        className="truncate px-10 max-md:not-focus:placeholder-shown:pr-0 max-md:not-focus:placeholder-shown:pl-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {value.text && (
        <div className="absolute inset-y-0 right-1 flex items-center">
          <IconButton label={list.clearSearch} onClick={() => onChange({ text: undefined })}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function StatusFilter({ value, onChange }: TaskFiltersProps) {
  return (
    <SegmentedControl
      label={list.statusFilter}
      segments={STATUSES}
      value={value.status ?? 'all'}
      onValueChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
      className="max-md:shrink-0"
    />
  );
}

function PriorityFilter({ value, onChange }: TaskFiltersProps) {
  return (
    <Select
      aria-label={list.priorityFilter}
      options={PRIORITIES}
      value={value.priority ?? 'all'}
      onValueChange={(priority) => onChange({ priority: priority === 'all' ? undefined : priority })}
      className="w-46 shrink-0"
    />
  );
}

/** Brings what narrows the list into sight, in the line of a phone, whoever came by an address or chose it elsewhere; `isThere`: it stands in the line. */
function useInSight(narrows: string | undefined, isThere: boolean) {
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const line = control.current?.parentElement?.parentElement;
    if (!line || !isThere || !narrows) return;
    const show = () => control.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    // Others come into the line before it once there is something to choose in them.
    const watch = new MutationObserver(show);
    watch.observe(line, { childList: true });
    return () => watch.disconnect();
  }, [narrows, isThere]);
  return control;
}

function TagFilter({ value, onChange }: TaskFiltersProps) {
  const tags = tagOptions(useTags().data ?? [], value.tag);
  const control = useInSight(value.tag, tags.length > 0);
  if (tags.length === 0) return null;
  return (
    <Select
      ref={control}
      aria-label={list.tagFilter}
      options={[{ value: ANY, label: list.anyTag }, ...tags]}
      value={tags.find((tag) => isSameTag(tag.value, value.tag ?? ''))?.value ?? ANY}
      onValueChange={(tag) => onChange({ tag: tag === ANY ? undefined : tag })}
      className="w-36 shrink-0"
    />
  );
}

function ProjectFilter({ value, onChange }: TaskFiltersProps) {
  const projects = useOfferedProjects(value.project);
  const one = value.project === WITHOUT_PROJECT ? undefined : value.project;
  const control = useInSight(one, projects.length > 0);
  if (projects.length === 0) return null;
  return (
    <Select
      ref={control}
      aria-label={list.projectFilter}
      options={[
        { value: ANY, label: list.anyProject },
        ...projects.map(({ id, name }) => ({ value: id, label: name })),
        { value: WITHOUT_PROJECT, label: taskTexts.fields.noProject },
      ]}
      value={value.project ?? ANY}
      onValueChange={(project) => onChange({ project: project === ANY ? undefined : project })}
      className="w-44 shrink-0"
    />
  );
}

/** Whether there is a deadline at all, or a late one; days that an address says stand as such, until something else is chosen. */
function DueFilter({ value, onChange }: TaskFiltersProps) {
  const options = (['overdue', 'none'] as const).map((due) => ({ value: due as string, label: list.dues[due] }));
  const days = typeof value.due === 'object' ? [{ value: 'days', label: list.dues.days }] : [];
  return (
    <Select
      aria-label={list.dueFilter}
      options={[{ value: ANY, label: list.dues.any }, ...options, ...days]}
      value={typeof value.due === 'object' ? 'days' : (value.due ?? ANY)}
      onValueChange={(due) => {
        if (due === ANY) onChange({ due: undefined });
        else if (due === 'overdue' || due === 'none') onChange({ due });
      }}
      className="w-36 shrink-0"
    />
  );
}

/** For today with what was left of the days before, put off, or without a plan; days that an address says stand as such. */
function PlannedFilter({ value: { planned }, onChange }: TaskFiltersProps) {
  const today = livedDay(useMinute(), useOwnClock());
  const isToday = typeof planned === 'object' && planned.from === undefined && planned.to === today;
  const isDays = typeof planned === 'object' && !isToday;
  const options = (['today', 'someday', 'none'] as const).map((key) => ({
    value: key as string,
    label: list.planned[key],
  }));
  const days = isDays ? [{ value: 'days', label: list.planned.days }] : [];
  return (
    <Select
      aria-label={list.plannedFilter}
      options={[{ value: ANY, label: list.planned.any }, ...options, ...days]}
      value={typeof planned === 'object' ? (isToday ? 'today' : 'days') : (planned ?? ANY)}
      onValueChange={(wanted) => {
        if (wanted === ANY) onChange({ planned: undefined });
        else if (wanted === 'today') onChange({ planned: { to: today } });
        else if (wanted === 'someday' || wanted === 'none') onChange({ planned: wanted });
      }}
      className="w-40 shrink-0"
    />
  );
}
