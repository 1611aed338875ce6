import { JSDOM } from 'jsdom';
import { attribute, elements, parseHtml } from '@/scripts/shared/html';
import { strayElement } from './damage';

const safeAddress = /^(https?:\/\/|mailto:|webcal:|\/(?!\/)|#|\?|$)/;
const addresses = ['href', 'src', 'action', 'formaction', 'poster'];

/** Unescaped markup in a part of a page: elements, handlers or addresses injected by a text. */
export function auditHtml(html: string): string[] {
  return [...elements(parseHtml(html))].flatMap((element) => {
    const unsafe = addresses.filter((name) => !isSafe(attribute(element, name)));
    const handlers = element.attrs
      .filter(({ name }) => name.startsWith('on') || name.includes(strayElement))
      .map(({ name }) => name);
    const stray =
      element.tagName.includes(strayElement) || ['iframe', 'object', 'embed', 'base', 'style'].includes(element.tagName);
    return [...unsafe, ...handlers, ...(stray ? ['an element'] : [])].map((what) => `${element.tagName}: ${what}`);
  });
}

function isSafe(address = ''): boolean {
  return safeAddress.test(address) || /^data:image\/svg\+xml/.test(address);
}

const { DOMParser } = new JSDOM().window;

/** The reason why a text is not well-formed XML, or the markup that it has injected. */
export function auditXml(xml: string): string[] {
  try {
    const document = new DOMParser().parseFromString(xml, 'text/xml');
    const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
    return names.filter((name) => name === strayElement || name === 'parsererror');
  } catch (error) {
    return [String(error)];
  }
}

/** Lines of a calendar file that are not properties, and components injected by an event. */
export function auditCalendar(text: string, events: number): string[] {
  const lines = text.split('\r\n');
  const wrong = lines.filter((line) => !/^([A-Z-]+[;:].*|[ \t].*|)$/.test(line) || /[\n\r\0]/.test(line));
  const begun = lines.filter((line) => line === 'BEGIN:VEVENT').length;
  return [...wrong, ...(begun === events ? [] : [`${begun} events instead of ${events}`])];
}

const directive = /^[a-z-]+( ('[\w+/=-]+'|data:|https:\/\/[\w.*:-]+(\/[^\s;,'"<>]*)?))*$/;

/** Invalid directives of a content security policy. */
export function auditPolicy(policy: string): string[] {
  return policy.split('; ').filter((part) => !directive.test(part));
}

/** Lines of a redirects file that are not rules with three fields. */
export function auditRedirects(text: string): string[] {
  return text.split('\n').filter((line) => line && !/^\/[^\s]* (https:\/)?\/[^\s]* (200|302|404)$/.test(line));
}

/** Lines of a security.txt file that are not single-line fields. */
export function auditFields(text: string): string[] {
  const field = /^(Contact|Expires|Preferred-Languages|Canonical|Policy): [\w,:/?#@!$&'()*+;=%.~[\] -]+$/;
  return text.split('\n').filter((line, index, lines) => (index < lines.length - 1 ? !field.test(line) : line !== ''));
}

/** Lines of an nginx configuration in which a path or address is more than a value, and unclosed blocks. */
export function auditNginx(text: string): string[] {
  const place = /^ +location (\/|\^~ \/\S*|= \/\S*|~ \^?\/\S+) \{$/;
  const way = /^ +return (404|308 \/[\w/.~-]+\$is_args\$args|302 https?:\/\/[\w.:[\]-]+\$request_uri);$/;
  const wrong = text.split('\n').filter((line) => {
    if (/\blocation\b/.test(line) && !/^ *#/.test(line)) return !place.test(line);
    return /\breturn\b/.test(line) && !way.test(line);
  });
  // Braces in quotation marks are part of a value.
  const marks = text.replace(/#.*|"[^"]*"/g, '').match(/[{}]/g) ?? [];
  let depth = 0;
  const isBalanced = marks.every((mark) => {
    depth += mark === '{' ? 1 : -1;
    return depth >= 0;
  });
  return [...wrong, ...(isBalanced && depth === 0 ? [] : ['a block that does not end'])];
}
