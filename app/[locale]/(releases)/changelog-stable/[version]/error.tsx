'use client';

import { FailurePage } from '@/components/errors/failure-page';

export default FailurePage;
