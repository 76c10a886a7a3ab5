/** The buttons over a text: what they do, whether they are pressed, and the arrows that go through them. */
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { panelEditorText as text } from '#lib/text/panel-editor.ts';
import { element } from './elements.ts';
import { askLink } from './link-dialog.ts';
import { askPicture } from './picture-dialog.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;
type Shown = { readonly button: HTMLButtonElement; readonly update: (state: EditorState) => void };

export type Toolbar = { readonly root: HTMLElement; readonly update: (state: EditorState) => void };

export function createToolbar(label: string, view: () => EditorView): Toolbar {
  const run = (command: Command): void => {
    const on = view();
    command(on.state, on.dispatch, on);
    on.focus();
  };
  const make = (
    sign: string,
    name: string,
    act: () => void,
    update: Shown['update'] = () => undefined,
  ): Shown => {
    const made = element('button', {
      type: 'button',
      className: 'editor_button',
      textContent: sign,
      title: name,
    });
    if (sign !== name) made.ariaLabel = name;
    made.addEventListener('click', act);
    return { button: made, update: (state) => update.call(undefined, state) };
  };
  const toggle = (
    sign: string,
    name: string,
    command: Command,
    isOn: (state: EditorState) => boolean,
  ): Shown => {
    const shown = make(
      sign,
      name,
      () => run(command),
      (state) => {
        shown.button.ariaPressed = String(isOn(state));
      },
    );
    return shown;
  };
  const able = (sign: string, name: string, command: Command): Shown => {
    const shown = make(
      sign,
      name,
      () => run(command),
      (state) => {
        shown.button.ariaDisabled = String(!command(state));
      },
    );
    return shown;
  };
  const style = styleChoice(run);
  const { tables } = text;
  const parts: readonly Shown[] = [
    toggle('N', text.bold, toggleMark(marks.strong), (state) => hasMark(state, marks.strong)),
    toggle('I', text.italic, toggleMark(marks.em), (state) => hasMark(state, marks.em)),
    toggle('Marcadores', text.bullets, listCommand(nodes.bullet_list), (state) =>
      isWithin(state, nodes.bullet_list),
    ),
    toggle('Numerada', text.numbers, listCommand(nodes.ordered_list), (state) =>
      isWithin(state, nodes.ordered_list),
    ),
    make(text.link, text.link, () => editLink(view())),
    make(text.picture, text.picture, () => askPicture((attrs) => run(insert(nodes.image, attrs)))),
    make(text.table, text.table, () => run(insertTable)),
    able('↶', text.undo, undo),
    able('↷', text.redo, redo),
  ];
  const ofTables: readonly Shown[] = [
    make(tables.rowAfter, tables.rowAfter, () => run(addRowAfter)),
    make(tables.columnAfter, tables.columnAfter, () => run(addColumnAfter)),
    make(tables.rowOut, tables.rowOut, () => run(deleteRow)),
    make(tables.columnOut, tables.columnOut, () => run(deleteColumn)),
    make(tables.head, tables.head, () => run(toggleHeaderRow)),
    make(tables.out, tables.out, () => run(deleteTable)),
  ];
  const tableRow = element('div', { className: 'editor_buttons' }, ...ofTables.map(({ button }) => button));
  tableRow.setAttribute('role', 'group');
  tableRow.ariaLabel = tables.title;
  const first = element(
    'div',
    { className: 'editor_buttons' },
    style.select,
    ...parts.map(({ button }) => button),
  );
  const root = element(
    'div',
    { className: 'editor_toolbar', role: 'toolbar', ariaLabel: text.toolbar(label) },
    first,
    tableRow,
  );
  root.addEventListener('keydown', goThrough);
  return {
    root,
    update(state) {
      for (const { update } of [...parts, ...ofTables]) update(state);
      style.update(state);
      tableRow.hidden = !isInTable(state);
    },
  };
}

/** Left and right go from button to button; the choice of a style keeps its own arrows. */
function goThrough(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement) || event.target instanceof HTMLSelectElement)
    return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')].filter(
    (one) => one.offsetParent !== null,
  );
  const place = all.findIndex((one) => one === event.target);
  all[(place + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

function styleChoice(run: (command: Command) => void) {
  const select = element('select', { className: 'editor_style', ariaLabel: text.blockLabel });
  for (const [value, label] of Object.entries(text.blocks)) select.append(new Option(label, value));
  select.addEventListener('change', () => run(blockCommand(select.value)));
  return {
    select,
    update(state: EditorState): void {
      const { parent } = state.selection.$from;
      const level: unknown = parent.attrs['level'];
      const quoted = isWithin(state, nodes.blockquote) ? 'blockquote' : 'paragraph';
      select.value = parent.type === nodes.heading ? `h${level}` : quoted;
    },
  };
}

function blockCommand(value: string): Command {
  const level = Number(/^h(\d)$/.exec(value)?.[1] ?? 0);
  if (level > 0) return setBlockType(nodes.heading, { level });
  if (value === 'blockquote') return wrapIn(nodes.blockquote);
  return (state, dispatch) =>
    isWithin(state, nodes.blockquote)
      ? lift(state, dispatch)
      : setBlockType(nodes.paragraph)(state, dispatch);
}

function listCommand(type: NodeType): Command {
  return (state, dispatch) =>
    isWithin(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(type)(state, dispatch);
}

function insert(type: NodeType, attrs: Attrs): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(type.create(attrs)).scrollIntoView());
    return true;
  };
}

const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType | undefined) =>
    nodes['table_row']?.create(
      null,
      [1, 2, 3].flatMap(() => type?.createAndFill() ?? []),
    );
  const rows = [row(nodes['table_header']), row(nodes['table_cell']), row(nodes['table_cell'])];
  const table = nodes['table']?.create(
    null,
    rows.flatMap((made) => made ?? []),
  );
  if (!table) return false;
  const tr = state.tr.replaceSelectionWith(table);
  let at = 0;
  tr.doc.descendants((node, place) => {
    if (node === table) at = place;
  });
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

function editLink(view: EditorView): void {
  const { from, to, empty, $from } = view.state.selection;
  const before =
    marks.link.isInSet($from.marks()) ??
    view.state.doc
      .resolve(to)
      .marksAcross($from)
      ?.find(({ type }) => type === marks.link);
  const href: unknown = before ? before.attrs['href'] : '';
  askLink(typeof href === 'string' ? href : '', (address) => {
    const tr = view.state.tr.removeMark(from, to, marks.link);
    if (address !== '' && empty)
      tr.insert(from, schema.text(address, [marks.link.create({ href: address })]));
    else if (address !== '') tr.addMark(from, to, marks.link.create({ href: address }));
    view.dispatch(tr);
    view.focus();
  });
}

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}
