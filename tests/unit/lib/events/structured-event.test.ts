import type { MajorEvent } from '@/lib/events/events';
import { structuredEvent } from '@/lib/events/structured-event';

test('search engines get the words of a description, without Markdown, HTML and pictures', () => {
  const event: MajorEvent = {
    file: '2027-01-29-brussels',
    title: 'Jenkins at FOSDEM',
    location: 'Brussels, Belgium',
    start: { kind: 'day', date: '2027-01-29' },
    end: undefined,
    link: 'https://fosdem.org/',
    isOnline: false,
    lang: 'en',
    description:
      'Two <b>days</b> with a **stand** ![x](x.png) and [talks](/events/).\n\n<script>alert(1)</script>\n\n- One\n- Two',
  };
  expect(structuredEvent(event, 'https://www.example.org').description).toBe('Two days with a stand  and talks.\nOne\nTwo');
});
