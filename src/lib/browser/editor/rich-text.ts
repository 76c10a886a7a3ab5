/**
 * A visual editor over a textarea, which stays what the form sends and works without it. Nothing is written into the textarea
 * before somebody types, and a text that the editor could not give back whole opens as it is.
 */
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { panelEditorText as text } from '#lib/text/panel-editor.ts';
import { button, element } from './elements.ts';
import { readHtml, writeHtml } from './html.ts';
import { cleanPaste } from './paste.ts';
import { keepsAll, spelled } from './round-trip.ts';
import { schema } from './schema.ts';
import { createToolbar } from './toolbar.ts';

const { nodes, marks } = schema;

/** Asks for the HTML of a text that may be Markdown; undefined where the text is HTML itself. */
export type Render = (source: string) => Promise<string | undefined>;

export function editRichText(source: HTMLTextAreaElement, render?: Render): void {
  const name = document.querySelector(`label[for="${source.id}"]`);
  const label = name?.textContent?.trim() ?? '';
  const place = element('div', { className: 'editor_text prose' });
  const toolbar = createToolbar(label, () => view);
  const notice = element('p', { className: 'notice notice-warning', textContent: text.kept, hidden: true });
  notice.setAttribute('role', 'note');
  // How the text is written as it stands; what is seen needs no signs.
  const signs = render && document.querySelector<HTMLElement>(`#${CSS.escape(source.id)}-hint`);
  const editor = element('div', { className: 'editor', hidden: true }, toolbar.root, place);
  const view = new EditorView(place, {
    state: stateOf(''),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(source.getAttribute('aria-describedby') && {
        'aria-describedby': source.getAttribute('aria-describedby') ?? '',
      }),
    },
    transformPastedHTML: cleanPaste,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      toolbar.update(view.state);
      if (transaction.docChanged) write();
    },
  });
  let writing = false;
  const write = (): void => {
    source.value = writeHtml(view.state.doc);
    writing = true;
    source.dispatchEvent(new Event('input', { bubbles: true }));
    writing = false;
  };
  /** @param known Opens by itself, on whatever stands there. */
  const open = async (): Promise<void> => {
    const typed = source.value;
    const html = await htmlOf(typed, render);
    if (source.value !== typed) return;
    const kept = html !== undefined && keepsAll(html);
    notice.hidden = kept;
    if (!kept) return show(false);
    view.updateState(stateOf(html));
    toolbar.update(view.state);
    show(true);
  };
  const show = (visual: boolean): void => {
    editor.hidden = !visual;
    source.hidden = visual;
    if (signs) signs.hidden = visual;
    change.textContent = visual ? text.asHtml : text.asText;
  };
  const change = button(
    text.asText,
    () => {
      if (!editor.hidden) {
        show(false);
        source.focus();
      } else void open().then(() => (editor.hidden ? source.focus() : view.focus()));
    },
    'button button-quiet button-small',
  );
  name?.addEventListener('click', (event) => {
    if (editor.hidden) return;
    event.preventDefault();
    view.focus();
  });
  // What a draft or another script writes into the field.
  source.addEventListener('change', () => {
    if (!writing && !editor.hidden) void open();
  });
  source.before(notice, editor);
  source.after(element('p', { className: 'editor_switch' }, change));
  void open();
}

/** Undefined for HTML that would not come back from the server as it is, or has Markdown between it. */
async function htmlOf(typed: string, render: Render | undefined): Promise<string | undefined> {
  if (!render || typed.trim() === '') return typed;
  const html = await render(typed);
  if (html === undefined || !/<[a-z!/]/i.test(typed)) return html;
  return spelled(html) === spelled(typed) ? typed : undefined;
}

function stateOf(html: string): EditorState {
  const enter = chainCommands(splitListItem(nodes.list_item), baseKeymap['Enter'] ?? (() => false));
  const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  return EditorState.create({
    doc: readHtml(html),
    plugins: [
      inputRules({
        rules: [
          wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
          wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
          wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
          textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '##']) => ({
            level: signs.length,
          })),
        ],
      }),
      // Tab stays the way out of the text, but in a list or table.
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Mod-b': toggleMark(marks.strong),
        'Mod-i': toggleMark(marks.em),
        Enter: enter,
        'Shift-Enter': newLine,
        Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
        'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      }),
      keymap(baseKeymap),
      history(),
      tableEditing(),
    ],
  });
}
