import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WithContent } from '@/components/errors/with-content';
import { richTags } from '@/components/links/rich-text';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { Question } from '@/components/ui/question';
import { Section } from '@/components/ui/section';
import { PageWithContents } from '@/components/ui/table-of-contents';
import {
  isSection,
  listForm,
  type TextEntry,
  type TextList,
  type TextQuestions,
  type TextRoute,
  type TextSection,
  type TextSections,
  type TextTable,
  textProblems,
} from '@/lib/i18n/text-page-messages';

/** Values for the placeholders of messages. */
type RichTextValues = Record<string, string | number | Date>;

/** Renderers for tags such as `<Video>Title</Video>`, which receive the tag's text. Return nothing to omit the tag. */
export type Blocks = Record<string, (text: ReactNode) => ReactNode>;

export interface PageTextProps {
  /** The page; its messages are `pages.<route>`. */
  route: TextRoute;
  /** Content before the text and its table of contents. */
  opening?: ReactNode;
  /** Renderers for capitalized tags, and for links that the page renders in its own way. */
  blocks?: Blocks;
  /**
   * Loads the values of placeholders, such as figures. If it throws, an error replaces the paragraphs that need them;
   * it must not throw if titles have placeholders.
   */
  values?: () => RichTextValues;
  /** Whether descriptions of links are below them, for pages whose links are too long for a column. */
  stackedLinks?: boolean;
  /** By default, a text of few sections has no table of contents, but their headings in its place. */
  hasContents?: boolean;
  /** The layout of a text without a table of contents. */
  className?: string;
  /** The anchors of sections whose parts, which are short, are side by side in wide windows. */
  columns?: readonly string[];
  /** The anchors of parts that the table of contents omits. */
  unlisted?: readonly string[];
  /** The keys of sections to omit because they have no records. */
  without?: readonly string[];
}

/** How many entries a table of contents must have to be of use. */
const fewestContents = 6;

/**
 * A text from messages (docs/how-to/edit-a-text-page.md) with its table of contents: paragraphs and sections in the order of
 * `pages.<route>.sections`. Apart from `TextPage`, so that reference pages don't load the styles of rooms.
 * @throws Error if the messages aren't structured as a text; `npm run check:messages` reports the line
 */
export function PageText({
  route,
  opening,
  blocks,
  values,
  stackedLinks = false,
  hasContents = true,
  className = '',
  columns,
  unlisted = [],
  without = [],
}: PageTextProps) {
  const contents = useTranslations('parts')('contents');
  const text: TextSections = useMessages().pages[route].sections;
  for (const { key, expected } of textProblems(text))
    throw new Error(`messages: pages.${route}.sections.${key}: expected ${expected}`);
  const entries = Object.entries(text).filter(([key]) => !without.includes(key));
  const sections = entries.filter((entry): entry is [string, TextSection] => isSection(entry[1]));
  const intro = Object.fromEntries(entries.filter(([, entry]) => !isSection(entry)));
  const path = `pages.${route}.sections`;
  const context = { path, blocks, values, stackedLinks, columns };
  const titleOf = useTitles(values);
  const content = (
    <>
      {Object.keys(intro).length > 0 && (
        <div className="prose intro">
          <Entries entries={intro} {...context} />
        </div>
      )}
      <Entries entries={Object.fromEntries(sections)} {...context} />
    </>
  );
  const listed = sections.flatMap(([id, section]) => [
    { id, title: titleOf(`${path}.${id}`, section.title) },
    ...Object.entries(section).flatMap(([part, entry]) =>
      isSection(entry) && !unlisted.includes(part)
        ? [{ id: part, title: titleOf(`${path}.${id}.${part}`, entry.title), isPart: true }]
        : [],
    ),
  ]);
  if (!hasContents || listed.length < fewestContents) {
    return (
      <div className={`page-section text-page ${hasContents ? 'headings-beside' : className}`}>
        {opening}
        {content}
      </div>
    );
  }
  return (
    <div className="text-page">
      <PageWithContents label={contents} entries={listed} opening={opening}>
        {content}
      </PageWithContents>
    </div>
  );
}

/** Returns a function that fills the placeholders of a title, given its section's message key. */
function useTitles(values: PageTextProps['values']) {
  const t = useTranslations();
  return (path: string, title: string) => (values && title.includes('{') ? t(keyOf(`${path}.title`), values()) : title);
}

interface Context extends Pick<PageTextProps, 'blocks' | 'values' | 'stackedLinks' | 'columns'> {
  /** The message key of the group. */
  path: string;
}

interface EntriesProps extends Context {
  entries: TextSections;
  /** The anchor of the parent section. */
  section?: string;
  level?: 2 | 3 | 4;
}

function Entries({ entries, section, level = 2, ...context }: EntriesProps) {
  return Object.entries(entries).map(([key, entry]) => {
    if (section && key === 'title') return null;
    const path = `${context.path}.${key}`;
    if (typeof entry === 'string') return <Paragraph key={key} name={key} text={entry} {...context} path={path} />;
    if (isSection(entry)) {
      return (
        <Section
          key={key}
          id={key}
          title={<Message text={entry.title} {...context} path={`${path}.title`} />}
          level={level}
          hasColumns={context.columns?.includes(key)}
        >
          <Entries {...context} entries={entry} section={key} level={level === 2 ? 3 : 4} path={path} />
        </Section>
      );
    }
    if (key.startsWith('questions')) return <Questions key={key} questions={entry as TextQuestions} {...context} path={path} />;
    return isTable(key, entry) ? (
      <Table key={key} table={{ caption: String(entries.title), ...entry }} {...context} path={path} />
    ) : (
      <List key={key} name={key} list={entry as TextList} {...context} path={path} />
    );
  });
}

function Questions({ questions, ...context }: Context & { questions: TextQuestions }) {
  const t = useTranslations('parts');
  const titleOf = useTitles(context.values);
  return Object.entries(questions).map(([anchor, answer], index) => {
    const path = `${context.path}.${anchor}`;
    const question = titleOf(path, answer.title);
    return (
      <Question key={anchor} id={anchor} question={question} linkLabel={t('linkToAnswer', { question })} open={index === 0}>
        <Entries {...context} entries={answer} section={anchor} path={path} />
      </Question>
    );
  });
}

/** A paragraph, a note, or a block rendered by the page. */
function Paragraph({ name, text, ...context }: Context & { name: string; text: string }) {
  const isBlock = /^<([A-Z]\w*)>.*<\/\1>$/s.test(text);
  return (
    <Message text={text} {...context}>
      {(text) => {
        if (isBlock) return text;
        if (name.startsWith('warning')) return <Note kind="warning">{text}</Note>;
        return name.startsWith('note') ? <Note>{text}</Note> : <p>{text}</p>;
      }}
    </Message>
  );
}

function List({ name, list, ...context }: Context & { name: string; list: TextList }) {
  const form = listForm(name);
  const items = Object.entries(list).map(([key, item]) => {
    const path = `${context.path}.${key}`;
    if (typeof item === 'string') return <Message key={key} text={item} {...context} path={path} />;
    return (
      <div key={key}>
        <Message text={item.text} {...context} path={`${path}.text`} />
        {item.list && <List name="list" list={item.list} {...context} path={`${path}.list`} />}
        {item.steps && <List name="steps" list={item.steps} {...context} path={`${path}.steps`} />}
      </div>
    );
  });
  return (
    <ItemList
      items={items}
      ordered={form === 'steps'}
      rows={form === 'links'}
      figures={form === 'figures'}
      stacked={context.stackedLinks}
    />
  );
}

function Table({ table, ...context }: Context & { table: TextTable }) {
  const { caption = '', head, ...rows } = table;
  return (
    <DataTable
      caption={caption}
      head={Object.values(head)}
      rows={Object.entries(rows).map(([row, cells]) =>
        Object.keys(head).map((column) => (
          <Message
            key={column}
            text={typeof cells === 'object' ? (cells[column] ?? '') : ''}
            {...context}
            path={`${context.path}.${row}.${column}`}
          />
        )),
      )}
    />
  );
}

interface MessageProps extends Context {
  text: string;
  /** Wraps the rendered message. */
  children?: (text: ReactNode) => ReactNode;
}

/** A message with its links and blocks, or an error if its values can't be loaded. */
function Message({ text, path, blocks, values, children = (text) => text }: MessageProps) {
  const t = useTranslations();
  const key = keyOf(path);
  const tags = { ...richTags(), Figure, ...shown(blocks) };
  if (!values || !text.includes('{')) return children(t.rich(key, tags));
  return <WithContent load={values}>{(loaded) => children(t.rich(key, { ...loaded, ...tags }))}</WithContent>;
}

/** A figure that a list of figures begins with. */
function Figure(text: ReactNode) {
  return <strong className="figure-lg">{text}</strong>;
}

/** React ignores `false` and `null`, but next-intl prints them. */
function shown(blocks: Blocks = {}): Blocks {
  return Object.fromEntries(Object.entries(blocks).map(([tag, block]) => [tag, (text) => block(text) || '']));
}

/** The path comes from the messages themselves, which the types can't express. */
function keyOf(path: string) {
  return path as Parameters<ReturnType<typeof useTranslations<never>>>[0];
}

function isTable(key: string, entry: TextEntry): entry is TextTable {
  return key.startsWith('table') && typeof entry === 'object';
}
