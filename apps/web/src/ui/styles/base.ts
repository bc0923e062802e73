/*
 * What every page needs. Our modules stand outside of the layers and so win in whatever order the styles of
 * split routes arrive.
 */
import './layers.css';
import './fonts.css';
import './theme.css';
import './base.css';
import './primitives.css';
import './print.css';
