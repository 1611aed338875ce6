import { Butler } from '@/components/butler/butler';
import { BesideFoundationLogo } from '@/components/press/beside-foundation-logo';
import { BrandingTerms } from '@/components/press/branding-terms';
import { LogoGuidance } from '@/components/press/logo-guidance';
import { PressKit } from '@/components/press/press-kit';
import { Quotables } from '@/components/press/quotables';
import { TextPage } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('press');

/** Information for the press (docs/behavior.md, Press). */
export default function PressPage() {
  return (
    <TextPage
      route="press"
      figure={<Butler drawing="microphone" atEdge />}
      beforeText={<PressKit />}
      unlisted={['security-contacts']}
      blocks={{
        Quotables: () => <Quotables />,
        Names: () => <BrandingTerms />,
        LogoGuidance: () => <LogoGuidance />,
        BesideLogo: (text) => <BesideFoundationLogo>{text}</BesideFoundationLogo>,
      }}
    />
  );
}
