import { headerPolicy } from '@/lib/security/security-policy';
import { addressRules, type HeaderRule, headerRules, headersFor, mediaTypes, pathPattern } from './server-rules';
import { unkept } from './unkept.mjs';

// What CloudFront needs before an S3 bucket that has the files of the export. Its functions run in the runtime cloudfront-js-2.0.

/** The headers of every answer, also of errors, in the form of `aws cloudfront create-response-headers-policy`. */
export function responseHeadersPolicy(): object {
  const headers: Record<string, string> = Object.assign({}, ...headerRules.filter(isEverywhere).map((rule) => rule.headers));
  // These have a place of their own; all others are custom ones.
  const {
    'Strict-Transport-Security': transport = '',
    'X-Frame-Options': framing,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  const custom = Object.entries(others)
    .filter(([name]) => !['Content-Security-Policy', 'X-Content-Type-Options'].includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  // For errors too; other answers have theirs from the function for responses.
  for (const name of ['Cache-Control', 'Cross-Origin-Resource-Policy'])
    custom.push({ Header: name, Value: headersFor('/404.html')[name] ?? '', Override: false });
  return {
    Name: 'static-site',
    SecurityHeadersConfig: {
      // Errors get this one. Other answers have that of the function for responses, which isn't called for errors.
      ContentSecurityPolicy: { ContentSecurityPolicy: headerPolicy, Override: false },
      StrictTransportSecurity: { AccessControlMaxAgeSec: Number(transport.split('=')[1]), Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: framing, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom,
    },
  };
}

/** What is sent for a file that is missing: S3 says 403 where listing is not allowed. There is one page for all languages. */
export function errorResponses(): object {
  const item = (ErrorCode: number) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  });
  return { Quantity: 2, Items: [item(403), item(404)] };
}

/** The function for viewer requests: the pages of folders, addresses without their slash, and handoffs. */
export function viewerRequestFunction(): string {
  const { own, handedOver, host } = addressRules();
  return `// Written by npm run build. Event: viewer request. Runtime: cloudfront-js-2.0.
var host = ${JSON.stringify(host)};
var handedOver = ${JSON.stringify(handedOver)};
var own = ${JSON.stringify(own)};

function handler(event) {
  var request = event.request;
  // Two slashes at the beginning would lead a redirect to another host.
  var uri = request.uri.replace(/^[\\/\\\\]+/, '/');
  var isBelow = function (path) { return (uri + '/').startsWith(path); };
  if (!own.some(isBelow)) {
    if (handedOver.some(isBelow)) return redirect(302, host + uri + queryOf(request));
  }
  if (uri.endsWith('/')) request.uri = uri + 'index.html';
  // A version such as 2.541 is a folder, not a file.
  else if (!/\\.[a-z][a-z0-9_]*$/i.test(uri)) return redirect(308, uri + '/' + queryOf(request));
  else request.uri = uri;
  return request;
}

function redirect(status, address) {
  return {
    statusCode: status,
    statusDescription: status === 302 ? 'Found' : 'Permanent Redirect',
    headers: { location: { value: address }, 'cache-control': { value: ${JSON.stringify(unkept)} } }
  };
}

function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.length ? '?' + parts.join('&') : '';
}
`;
}

/** The function for viewer responses: the headers that depend on the address. CloudFront doesn't call it for errors. */
export function viewerResponseFunction(): string {
  const rules = headerRules
    .filter((rule) => !isEverywhere(rule))
    .map(({ path, except = [], headers }) => ({ path: pathPattern(path), except: except.map(pathPattern), headers }));
  return `// Written by npm run build. Event: viewer response. Runtime: cloudfront-js-2.0.
var rules = ${JSON.stringify(rules, undefined, 1)};
var types = ${JSON.stringify(mediaTypes)};

function handler(event) {
  var uri = event.request.uri;
  var headers = event.response.headers;
  var matches = function (path) { return new RegExp('^' + path + '$').test(uri); };
  headers['cache-control'] = { value: ${JSON.stringify(unkept)} };
  headers['content-security-policy'] = { value: ${JSON.stringify(headerPolicy)} };
  rules.forEach(function (rule) {
    if (!matches(rule.path) || rule.except.some(matches)) return;
    Object.keys(rule.headers).forEach(function (name) {
      var key = name.toLowerCase();
      // Of several policies, browsers keep all.
      var before = key === 'content-security-policy' ? headers[key].value + ', ' : '';
      headers[key] = { value: before + rule.headers[name] };
    });
  });
  var type = types[uri.slice(uri.lastIndexOf('.') + 1)];
  if (type) headers['content-type'] = { value: type + '; charset=utf-8' };
  return event.response;
}
`;
}

function isEverywhere({ path, except }: HeaderRule): boolean {
  return path === '/*' && !except;
}
