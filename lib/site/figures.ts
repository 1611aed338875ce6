import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { count, pageLink } from '@/lib/content/fields';
import { isComing } from './build-date';

export const figuresFile = 'content/figures.yml';

const figureSchema = z
  .object({
    value: count.describe('the number'),
    date: z
      .preprocess(
        (value) => (typeof value === 'number' ? String(value) : value),
        z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'a day, a month or a year such as 2025-08-05, 2025-08 or 2025'),
      )
      .describe('date of the source: a day, a month or a year'),
    source: pageLink.describe('address that states the number'),
  })
  .transform((figure) => ({ ...figure, year: figure.date.slice(0, 4), since: new Date(figure.date) }));

/** Keyed by the placeholders in the messages. */
const figuresSchema = z.object({
  plugins: figureSchema.describe('plugins, by the press page'),
  listedPlugins: figureSchema.describe('plugins that the plugin site lists at least'),
  pluginsNow: figureSchema.describe('plugins on the update site'),
  installations: figureSchema.describe('known installations, by the press page'),
  installationsNow: figureSchema.describe('known installations, by the newest source'),
  repositories: figureSchema.describe('repositories of the project'),
});

type Figures = z.output<typeof figuresSchema>;

/** The values for the placeholders in messages: the figures with their years. */
export function figureText({ plugins, pluginsNow, listedPlugins, installations, installationsNow, repositories }: Figures) {
  return {
    plugins: plugins.value,
    pluginsNow: pluginsNow.value,
    pluginsYear: pluginsNow.year,
    listedPlugins: listedPlugins.value,
    listedYear: listedPlugins.year,
    installations: installations.value,
    year: installations.year,
    installationsNow: installationsNow.value,
    installationsSince: installationsNow.since,
    repositories: repositories.value,
    repositoriesYear: repositories.year,
  };
}

export const figureCollection = defineCollection({
  file: figuresFile,
  schema: figuresSchema,
  links: (figures) => Object.entries(figures).map(([name, { source }]) => ({ address: source, usedBy: name })),
  warnings: (figures) =>
    Object.entries(figures).flatMap(([name, { date: found }]) =>
      isComing(found) ? [{ file: figuresFile, path: name, expected: 'a date that is not coming', found }] : [],
    ),
});

/** Numbers about the project that change over time, with date and source (docs/how-to/edit-a-record.md, Figures). */
export const loadFigures = figureCollection.load;
