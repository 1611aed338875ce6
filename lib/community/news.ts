import { z } from 'zod';
import { daysSince, maxDataAge } from '@/lib/advisories/data-age';
import { defineCollection } from '@/lib/content/define-collection';
import { day, shortText, webAddress } from '@/lib/content/fields';
import { withoutComing } from '@/lib/site/coming-records';

export const newsFile = 'content/news.yml';

/** The maximum number of blog posts in the file. */
export const maxNews = 10;

const postSchema = z.object({
  title: shortText,
  url: webAddress,
  date: day,
  /** The authors' names, as written in the feed. */
  author: shortText.optional(),
});

/** The posts, newest first; empty until the first `npm run sync`. */
export const newsSchema = z.array(postSchema).max(maxNews, `at most ${maxNews} posts`).transform(newestFirst);

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
  links: (posts) => posts.map(({ title, url }) => ({ address: url, usedBy: title })),
  due: ([newest], now) =>
    newest && daysSince(newest.date, now) > maxDataAge ? [`the newest post is from ${newest.date} (npm run sync)`] : [],
});

/** The newest posts of the project's blog, newest first (docs/how-to/bring-data-up-to-date.md). */
export const loadNews = newsCollection.load;
