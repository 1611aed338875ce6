'use client';

import { FailurePage } from '@/components/chrome/failure-page';

export default FailurePage;
