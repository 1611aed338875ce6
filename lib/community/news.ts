import { z } from 'zod';
import { day, shortText, webAddress } from '@/lib/content/fields';
import { readContent } from '@/lib/content/read-content';
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

/**
 * The newest posts of the project's blog, newest first (docs/how-to/bring-data-up-to-date.md).
 * @throws ContentError when the file can't be read
 */
export function loadNews(): readonly Post[] {
  return withoutComing(newsFile, readContent(newsFile, newsSchema, ['*']), ({ title, date }) => ({ name: title, day: date }));
}
