import { writeFileSync } from 'node:fs';
import { readContentText } from '@/lib/content/read-content';
import { glossaryPage, readGlossary, withTables } from './words/glossary';

// `npm run docs:glossary`: writes the tables of docs/glossary.md, whose terms are in messages/glossary.yml.

writeFileSync(glossaryPage, withTables(readContentText(glossaryPage), readGlossary()));
