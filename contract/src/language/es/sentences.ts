import type { Catalogue } from '../translate.ts'
import { sentences1 } from './sentences-1.ts'
import { sentences2 } from './sentences-2.ts'
import { sentences3 } from './sentences-3.ts'
import { sentences4 } from './sentences-4.ts'

export const sentences: Catalogue = { ...sentences1, ...sentences2, ...sentences3, ...sentences4 }
