import { z } from 'zod';
import { daysSince, maxDataAge } from '@/lib/advisories/data-age';
import { defineCollection } from '@/lib/content/define-collection';
import { day, shortText, webAddress } from '@/lib/content/fields';
import { withoutComing } from '@/lib/site/coming-records';

export const newsFile = 'content/news.yml';

/** The maximum number of blog posts that are shown. */
export const maxNews = 10;

const postSchema = z.object({
  title: shortText.describe('title of the post'),
  url: webAddress.describe('address of the post'),
  date: day.describe('day of the post'),
  author: shortText.optional().describe('names of the authors'),
});

/** The posts, newest first; empty until the first `npm run sync`. */
export const newsSchema = z.array(postSchema).transform(newestFirst);

/** A post of the project's blog. */
export type Post = z.output<typeof postSchema>;

function newestFirst(posts: Post[]): Post[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date));
}

export const newsCollection = defineCollection({
  file: newsFile,
  schema: newsSchema,
  records: ['*'],
  transform: (posts) => withoutComing(newsFile, posts, ({ title, date }) => ({ name: title, day: date })),
  plain: (posts) => posts.map(({ title }) => ({ text: title, usedBy: title })),
  identities: (posts) => posts.map(({ title, url }) => ({ same: url, usedBy: title })),
  links: (posts) => posts.map(({ title, url }) => ({ address: url, usedBy: title })),
  warnings: (posts) =>
    posts.slice(maxNews).map(({ title }) => ({
      file: newsFile,
      path: title,
      message: `is not shown, because there are ${maxNews} newer posts: delete it`,
      found: title,
    })),
  due: ([newest], now) =>
    newest && daysSince(newest.date, now) > maxDataAge ? [`the newest post is from ${newest.date} (npm run sync)`] : [],
});

/** The newest posts of the project's blog, newest first (docs/how-to/bring-data-up-to-date.md). */
export const loadNews = () => newsCollection.load().slice(0, maxNews);
