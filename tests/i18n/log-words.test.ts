import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import { testTemplates } from './templates.ts';

testTemplates(LOG_EN, LOG_NB);
