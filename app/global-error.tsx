'use client';

import { FailureDocument } from '@/components/chrome/failure-page';

export default FailureDocument;
