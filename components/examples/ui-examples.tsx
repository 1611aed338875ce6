import { InlineScript } from '@/components/inline-scripts/inline-script';
import { CopyButton } from '@/components/ui/copy-button';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { ItemList } from '@/components/ui/item-list';
import { LocalizedText } from '@/components/ui/localized-text';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/page-header';
import { PastDay } from '@/components/ui/past-day';
import { Question } from '@/components/ui/question';
import { QuestionControls } from '@/components/ui/question-controls';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { PageWithContents } from '@/components/ui/table-of-contents';
import { DialogExample } from './dialog-example';
import type { Example } from './example';
import { FilterExample } from './filter-example';
import { longText, longWord, nowhere, sentence, short } from './sample-text';

const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };
const dialogLabels = { open: 'Open', close: 'Close' };

/** The components of components/ui, which are not specific to Jenkins. */
export const uiExamples: Example[] = [
  {
    name: 'Icon',
    states: {
      usual: <Icon name="info-circle" />,
      large: <Icon name="calendar-plus" className="size-icon-lg" />,
    },
  },
  {
    name: 'LocalizedText',
    states: {
      'in the page’s language': <LocalizedText text={sentence} />,
      'in another language': <LocalizedText text={longWord} lang="de" />,
    },
  },
  {
    name: 'PastDay',
    states: {
      usual: (
        <>
          <InlineScript name="release-age" />
          <PastDay day="2025-08-20" className="text-sm">
            {short}
          </PastDay>
        </>
      ),
      'still to come': (
        <PastDay day="2999-08-20" className="text-sm">
          {short}
        </PastDay>
      ),
    },
  },
  {
    name: 'PageHeader',
    states: {
      usual: <PageHeader title={short} lead={sentence} />,
      full: <PageHeader eyebrow={short} title={sentence} lead={longText} actions={<a href={nowhere}>{sentence}</a>} />,
      'long word': <PageHeader title={longWord} lead={longWord} />,
    },
  },
  {
    name: 'Section',
    states: {
      usual: (
        <Section id="section-usual" title={`${short}, usual`} level={3}>
          <p>{sentence}</p>
        </Section>
      ),
      empty: <Section id="section-empty" title={`${short}, empty`} level={3} />,
      'long word': (
        <Section id="section-long" title={longWord} level={3}>
          <p>{longWord}</p>
        </Section>
      ),
    },
  },
  {
    name: 'Note',
    states: {
      remark: <Note>{sentence}</Note>,
      warning: <Note kind="warning">{longText}</Note>,
      'long word': <Note>{longWord}</Note>,
    },
  },
  {
    name: 'ItemList',
    states: {
      usual: <ItemList items={[short, sentence]} />,
      ordered: <ItemList ordered items={[sentence, longText]} />,
      rows: <ItemList rows items={[sentence, longText]} />,
      'long word': <ItemList items={[longWord]} />,
    },
  },
  {
    name: 'Steps',
    states: {
      usual: (
        <Steps
          steps={[
            { id: 'step-one', title: `First: ${short}`, content: <p>{sentence}</p> },
            { id: 'step-two', title: `Second: ${longWord}`, content: <p>{longText}</p> },
          ]}
        />
      ),
    },
  },
  {
    name: 'DataTable',
    states: {
      usual: <DataTable caption={short} head={[short, 'Tool', 'Time']} rows={[[sentence, short, '1']]} />,
      dated: (
        <DataTable dated labeled={['Tool']} caption={sentence} head={[short, 'Time', 'Tool']} rows={[[short, '1', longText]]} />
      ),
      'long word': <DataTable caption={longWord} head={[longWord, short]} rows={[[longWord, longWord]]} />,
      empty: <DataTable caption={`${short}, empty`} head={[short, 'Tool']} rows={[]} />,
    },
  },
  {
    name: 'Question',
    states: {
      usual: (
        <Question id="question-usual" question={`${sentence} How?`} linkLabel="Link to how" open>
          <p>{longText}</p>
        </Question>
      ),
      'long word': (
        <Question id="question-long" question={longWord} linkLabel="Link to a long word">
          <p>{longWord}</p>
        </Question>
      ),
    },
  },
  {
    name: 'QuestionControls',
    states: {
      usual: (
        <>
          <QuestionControls openAll="Open all" closeAll="Close all" />
          <InlineScript name="question-controls" />
        </>
      ),
    },
  },
  {
    name: 'PageWithContents',
    states: {
      usual: (
        <PageWithContents
          label={short}
          entries={[
            { id: 'contents-one', title: sentence },
            { id: 'contents-two', title: `${longWord} ${short}`, isPart: true },
          ]}
        >
          <Section id="contents-one" title={sentence} level={3}>
            <p>{longText}</p>
          </Section>
          <Section id="contents-two" title={`${longWord} ${short}`} level={4}>
            <p>{longText}</p>
          </Section>
        </PageWithContents>
      ),
    },
  },
  {
    name: 'CopyButton',
    states: {
      usual: (
        <p>
          <code id="copied-text">{sentence}</code> <CopyButton from="copied-text" label="Copy the sentence" labels={copyLabels} />
        </p>
      ),
    },
  },
  {
    name: 'FilterChoices',
    states: {
      none: <FilterExample choices={[]} result={sentence} />,
      'long word': (
        <FilterExample choices={[short, sentence, longWord].map((text) => ({ name: text, text }))} result={longWord} />
      ),
    },
  },
  {
    name: 'Dialog',
    states: {
      usual: <DialogExample title={short} text={sentence} labels={dialogLabels} />,
      'long word': <DialogExample title={longWord} text={`${longWord} ${longText}`} labels={dialogLabels} />,
    },
  },
];
