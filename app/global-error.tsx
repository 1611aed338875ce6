'use client';

import { FailureDocument } from '@/components/errors/failure-page';

export default FailureDocument;
