import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import {
  errorResponses,
  responseHeadersPolicy,
  viewerRequestFunction,
  viewerResponseFunction,
} from '@/scripts/servers/cloudfront';
import type { RawAnswer } from '../raw-requests';
import { fileIn, found, type Host, nothing } from './host';

const header = z.record(z.string(), z.object({ value: z.string() }));
const request = z.object({ uri: z.string() });
const ownAnswer = z.object({ statusCode: z.number(), headers: header });
const policySchema = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.literal(false) }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
    ContentTypeOptions: z.object({ Override: z.literal(true) }),
    FrameOptions: z.object({ FrameOption: z.string() }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({
    Quantity: z.number(),
    Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.boolean() })),
  }),
});
const errorsSchema = z.object({
  Quantity: z.number(),
  Items: z.array(z.object({ ErrorCode: z.number(), ResponsePagePath: z.string(), ResponseCode: z.string() })),
});

/**
 * CloudFront before S3: the functions run as they are. S3 knows files only, and not every media type. The function for responses isn't
 * called for errors, nor for what the other function answers by itself.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export function cloudFront(folder: string): Host {
  const onRequest = viewerRequestFunction();
  const onResponse = viewerResponseFunction();
  for (const code of [onRequest, onResponse]) if (code.length > 10_000) throw new Error('A function may have 10 kB.');
  const policy = policySchema.parse(responseHeadersPolicy());
  const errors = errorsSchema.parse(errorResponses());
  if (policy.CustomHeadersConfig.Items.length !== policy.CustomHeadersConfig.Quantity) throw new Error('The quantity is wrong.');

  return {
    can: ['redirects', 'headers of errors'],
    sendsHeaders: true,
    answer(target) {
      const { pathname, searchParams } = new URL(target, 'http://localhost');
      const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
      const answered = call(onRequest, { request: { uri: pathname, querystring } });
      const own = ownAnswer.safeParse(answered);
      if (own.success) return { status: own.data.statusCode, headers: valuesOf(own.data.headers), body: Buffer.from('') };

      const { uri } = request.parse(answered);
      const file = uri.endsWith('/') ? undefined : fileIn(folder, uri);
      if (file === undefined) return withPolicy(errorPage(403));
      const { headers } = found(uri, file);
      const type = /\.(ics|yml|webmanifest)$/.test(uri) ? 'binary/octet-stream' : (headers['content-type'] ?? '');
      const response = call(onResponse, {
        request: { uri },
        response: { statusCode: 200, headers: { 'content-type': { value: type } } },
      });
      return withPolicy({ status: 200, headers: valuesOf(ownAnswer.parse(response).headers), body: Buffer.from(file) });
    },
  };

  function errorPage(status: number): RawAnswer {
    const rule = errors.Items.find(({ ErrorCode }) => ErrorCode === status);
    const page = rule && fileIn(folder, rule.ResponsePagePath);
    return page === undefined ? nothing() : found('404.html', page, Number(rule?.ResponseCode));
  }

  function withPolicy(answer: RawAnswer): RawAnswer {
    const { SecurityHeadersConfig: secure, CustomHeadersConfig } = policy;
    const custom = (override: boolean) =>
      Object.fromEntries(
        CustomHeadersConfig.Items.filter(({ Override }) => Override === override).map(({ Header, Value }) => [
          Header.toLowerCase(),
          Value,
        ]),
      );
    return {
      ...answer,
      headers: {
        'content-security-policy': secure.ContentSecurityPolicy.ContentSecurityPolicy,
        ...custom(false),
        ...answer.headers,
        'strict-transport-security': `max-age=${secure.StrictTransportSecurity.AccessControlMaxAgeSec}`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': secure.FrameOptions.FrameOption,
        'referrer-policy': secure.ReferrerPolicy.ReferrerPolicy,
        ...custom(true),
      },
    };
  }
}

function call(code: string, event: object): unknown {
  return JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(${JSON.stringify(event)}))`));
}

function valuesOf(headers: z.output<typeof header>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
