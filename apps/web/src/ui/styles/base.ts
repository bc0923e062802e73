/* The styles of every page. Our CSS modules are outside the layers, so they override them in any
   loading order of the split routes. */
import './layers.css';
import './fonts.css';
import './theme.css';
import './base.css';
import './primitives.css';
import './print.css';
