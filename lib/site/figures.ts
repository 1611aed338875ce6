import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { count, pageLink } from '@/lib/content/fields';

export const figuresFile = 'content/figures.yml';

const figureSchema = z
  .object({
    value: count,
    /** The date of the source. */
    date: z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'a day, a month or a year such as 2025-08-05, 2025-08 or 2025'),
    ),
    source: pageLink,
  })
  .transform((figure) => ({ ...figure, year: figure.date.slice(0, 4), since: new Date(figure.date) }));

/** Keyed by the placeholders in the messages. */
const figuresSchema = z.object({
  plugins: figureSchema,
  listedPlugins: figureSchema,
  pluginsNow: figureSchema,
  installations: figureSchema,
  installationsNow: figureSchema,
  repositories: figureSchema,
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
});

/** Numbers about the project that change over time, with date and source (docs/how-to/edit-a-record.md, Figures). */
export const loadFigures = figureCollection.load;
