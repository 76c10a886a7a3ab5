/** What the page of a product runs at once, in one file. */
import { steerGallery } from './gallery.ts';
import { followChoice } from './product-choice.ts';
import { steerFolds } from './product-folds.ts';
import { showSeen } from './seen.ts';
import { offerSharing } from './share.ts';

steerGallery();
followChoice();
steerFolds();
offerSharing();
showSeen();
