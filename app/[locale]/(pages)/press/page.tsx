import { ReferencePage } from '@/components/layout/reference-page';
import { BesideFoundationLogo } from '@/components/press/beside-foundation-logo';
import { BrandingTerms } from '@/components/press/branding-terms';
import { LogoGuidance } from '@/components/press/logo-guidance';
import { PressCounter } from '@/components/press/press-counter';
import { PressKit } from '@/components/press/press-kit';
import { PageText } from '@/components/text-page/page-text';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('press');

/** Information for the press (docs/behavior.md, Press). */
export default function PressPage() {
  return (
    <ReferencePage route="press">
      <PressCounter />
      <PageText
        route="press"
        unlisted={['security-contacts']}
        blocks={{
          Quotables: () => <PressKit />,
          Names: () => <BrandingTerms />,
          LogoGuidance: () => <LogoGuidance />,
          BesideLogo: (text) => <BesideFoundationLogo>{text}</BesideFoundationLogo>,
        }}
      />
    </ReferencePage>
  );
}
