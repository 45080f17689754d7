import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
